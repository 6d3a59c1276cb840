import type { officeAnswer } from '#content/outcomes.yaml';
import { fill } from '#domain/text/fill.ts';
import { waitInWords } from '#domain/time/days-in-words.ts';
import type { CodeAnswer } from '#server/follow-up/office-browsers.ts';
import { Button } from '~/design-system/button/button.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { answerFocus, answerGroup } from '~/design-system/take-focus.ts';
import styles from './mail-link-page.module.css';

interface Props {
  asked: CodeAnswer;
  words: (typeof officeAnswer)['code'];
  until: string;
  /** Sent again with the code, so that the press goes on. */
  press: Readonly<Record<string, string>>;
}

export function OfficeCodeView({ asked, words, until, press }: Props) {
  if (asked.step === 'too-often') {
    const said = fill(words.tooOften, { wait: waitInWords(asked.retryAfterMs) });
    return <p {...answerGroup(said)}>{said}</p>;
  }
  const hidden = Object.entries(press).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  if (asked.step === 'ended') {
    return (
      <form method="post" className={styles.words}>
        {hidden}
        <p {...answerGroup(words.ended)}>{words.ended}</p>
        <Button type="submit">{words.again}</Button>
      </form>
    );
  }
  const isWrong = asked.step === 'wrong';
  return (
    <form method="post" className={styles.words}>
      {hidden}
      <input type="hidden" name="challenge" value={asked.challenge} />
      <p {...(isWrong ? {} : answerGroup(words.sent))}>{words.sent}</p>
      <TextField
        id="code"
        name="code"
        label={words.label}
        hint={fill(words.hint, { time: until })}
        error={isWrong && words.wrong}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        {...(isWrong && { autoFocus: answerFocus.autoFocus })}
      />
      <Button type="submit">{words.button}</Button>
      <p>{words.late}</p>
    </form>
  );
}
