import type { officeAnswer, outcomeWords } from '#content/outcomes.yaml';
import { DECISIONS, type Outcome } from '#domain/follow-up/outcome.ts';
import { fill } from '#domain/text/fill.ts';
import type { AnswerView } from '#server/follow-up/office-answers.ts';
import { Button } from '~/design-system/button/button.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { answerGroup } from '~/design-system/take-focus.ts';
import styles from './mail-link-page.module.css';
import { OfficeCodeView } from './office-code-view.tsx';

export interface Press {
  press: string;
  seen: string;
  rung: string;
  meetingOn: string;
}

interface Props {
  view: Extract<AnswerView, { reference: string }>;
  received: string;
  words: typeof officeAnswer;
  states: typeof outcomeWords;
  /** The time of an outcome, until when it can be undone or a code is good, and the day of a meeting, in words. */
  times: { at: string; until: string; meeting: string };
  press: Press | undefined;
}

export function OfficeAnswerView({ view, received, words, states, times, press }: Props) {
  const parts = { words: words.page, states, times };
  const [before, after] = words.page.title.split('{reference}');
  return (
    <Section>
      <div className={styles.words}>
        <h1>
          {before}
          <span className={styles.reference}>{view.reference}</span>
          {after}
        </h1>
        <p>{received}</p>
        {view.kind === 'code' && press && (
          <OfficeCodeView asked={view.asked} words={words.code} until={times.until} press={{ ...press }} />
        )}
        {view.kind === 'question' && <Question view={view} {...parts} />}
        {(view.kind === 'chosen' || view.kind === 'final') && <Chosen view={view} {...parts} />}
      </div>
    </Section>
  );
}

interface PartProps<Kind extends AnswerView['kind']> extends Pick<Props, 'states' | 'times'> {
  view: Extract<AnswerView, { kind: Kind }>;
  words: (typeof officeAnswer)['page'];
}

function Chosen({ view, words, states, times }: PartProps<'chosen' | 'final'>) {
  const { reference, current } = view;
  return (
    <>
      <Done said={fill(words.done, { reference, state: states[current.outcome].state, at: times.at })} />
      {times.meeting && <p>{fill(words.meetingOn, { day: times.meeting })}</p>}
      {view.kind === 'final' && <p>{words.final}</p>}
      {view.kind === 'chosen' && view.undoUntil && (
        <form method="post" className={styles.words}>
          {isDecision(current.outcome) && <p>{words.applicantTold}</p>}
          <p>{fill(words.undoUntil, { time: times.until })}</p>
          <Button type="submit" name="press" value="undo" variant="secondary">
            {words.undo}
          </Button>
        </form>
      )}
    </>
  );
}

function Question({ view, words, states, times }: PartProps<'question'>) {
  const { reference, chosen, current, seen, note } = view;
  const { state } = states[chosen];
  return (
    <form method="post" className={styles.words}>
      {note && note !== 'no-date' && (
        <Done said={note === 'undone' ? words.undone : words.changedMeanwhile} />
      )}
      {current && <p>{fill(words.chosenBefore, { state: states[current.outcome].state, at: times.at })}</p>}
      <p>{fill(words.question, { reference, state })}</p>
      {isDecision(chosen) && <p>{words.applicantTold}</p>}
      {view.asksWhenRung && (
        <SelectField
          id="rung"
          name="rung"
          label={words.rung.label}
          options={[
            { value: 'promised', label: words.rung.promised },
            { value: 'later', label: words.rung.later },
          ]}
        />
      )}
      {chosen === 'date-agreed' && (
        <TextField
          id="meetingOn"
          name="meetingOn"
          type="date"
          label={words.meeting.label}
          error={note === 'no-date' && words.meeting.missing}
          required
        />
      )}
      <input type="hidden" name="seen" value={seen} />
      <Button type="submit" name="press" value="mark">
        {fill(current ? words.change : words.button, { state })}
      </Button>
    </form>
  );
}

function Done({ said }: { said: string }) {
  return <p {...answerGroup(said)}>{said}</p>;
}

function isDecision(outcome: Outcome): boolean {
  return DECISIONS.some((decision) => decision === outcome);
}
