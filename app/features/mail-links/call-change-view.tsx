import { brand } from '#content/brand.yaml';
import { callChange as words } from '#content/call-change.yaml';
import { callText } from '#content/call-request.yaml';
import { callTimeForCaller, callTimeValue } from '#domain/calls/call-times.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import { timeInWords } from '#domain/time/day-words.ts';
import { dayInWords, waitInWords } from '#domain/time/days-in-words.ts';
import type { CallView } from '#server/calls/call-changes.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { answerGroup } from '~/design-system/take-focus.ts';
import styles from './mail-link-page.module.css';

export type ChangedCall =
  | Extract<CallView, { kind: 'moved' | 'question' | 'too-often' }>
  | { kind: 'done' | 'cancelled' | 'unknown' | 'failed' };

interface Props {
  view: ChangedCall;
}

/** Asks before it acts, and works without scripting. */
export function CallChangeView({ view }: Props) {
  return (
    <Section>
      <div className={styles.words}>
        <h1>{words.title}</h1>
        {view.kind === 'question' ? <Question {...view} /> : <Answer view={view} />}
      </div>
    </Section>
  );
}

function Answer({ view }: { view: Exclude<ChangedCall, { kind: 'question' }> }) {
  const answer = answerInWords(view);
  const isGone = view.kind === 'done' || view.kind === 'cancelled';
  return (
    <>
      <p {...answerGroup(answer)}>{answer}</p>
      {isGone && <ButtonLink to={officeLine.callBack.path}>{words.more}</ButtonLink>}
    </>
  );
}

function answerInWords(view: Exclude<ChangedCall, { kind: 'question' }>): string {
  if (view.kind === 'moved') {
    return whenInWords(view, words.move.done, words.move.asked);
  }
  if (view.kind === 'too-often') return fill(words.move.tooOften, { wait: waitInWords(view.retryAfterMs) });
  return view.kind === 'done' ? words.cancel.done : words[view.kind];
}

function whenInWords(
  { time, mustConfirm }: Pick<Extract<CallView, { kind: 'moved' }>, 'time' | 'mustConfirm'>,
  promised: string,
  asked: string,
): string {
  const when = callTimeForCaller(time, time.timeZone ?? '', brand.timeZone);
  return mustConfirm ? `${fill(asked, { when })} ${callText.toConfirm}` : fill(promised, { when });
}

function Question({ time, mustConfirm, free, error }: Extract<CallView, { kind: 'question' }>) {
  const { move, cancel } = words;
  return (
    <>
      <p>{whenInWords({ time, mustConfirm }, words.now, words.asked)}</p>
      {free.length === 0 ? (
        <p>{move.noneFree}</p>
      ) : (
        <form method="post" className={styles.words}>
          <SelectField
            id="time"
            name="time"
            label={move.label}
            hint={move.hint}
            error={error}
            autoFocus={error !== undefined}
            placeholder={move.placeholder}
          >
            {free.map(({ date, times }) => (
              <optgroup key={date} label={dayInWords(date)}>
                {times.map((time) => (
                  <option key={time} value={callTimeValue({ date, time })}>
                    {timeInWords(time)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <Button type="submit" name="press" value="move">
            {move.button}
          </Button>
        </form>
      )}
      <form method="post" className={styles.words}>
        <p>{cancel.question}</p>
        <Button type="submit" name="press" value="cancel" variant="secondary">
          {cancel.button}
        </Button>
      </form>
    </>
  );
}
