import { navigationTexts } from '#content/navigation.ts';
import { registration } from '#content/registration.ts';
import styles from './registration-note.module.css';

/** Where the provider stands with the regulator: the mark, what it says, and what that means for somebody new to it. */
export function RegistrationNote() {
  const { mark, short, explanation, link } = registration;
  return (
    <div className={styles.note}>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p>{short}</p>
      <details className={styles.more}>
        <summary>{navigationTexts.registrationMore}</summary>
        <div className={styles.words}>
          {explanation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href={link.url}>{link.text}</a>
          </p>
        </div>
      </details>
    </div>
  );
}
