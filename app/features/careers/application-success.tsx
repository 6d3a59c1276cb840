import { useEffect, useRef } from 'react';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './application-success.module.css';

interface Props {
  lead: string;
  /** Null where another installation took the application and gave none. */
  reference: string | null;
  words: { title: string; back: string; reference: string; nextTitle: string; next: readonly string[] };
}

/** Brings the visitor to the top, where the news is, and reads it out. */
function useArrival() {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** The application has arrived: what was done, what it is known by, and what happens next. */
export function ApplicationSuccess({ lead, reference, words }: Props) {
  const heading = useArrival();
  const title = (
    <span ref={heading} tabIndex={-1} className={styles.title}>
      {words.title}
    </span>
  );
  return (
    <>
      <Hero title={title} lead={lead}>
        {reference && (
          <p className={styles.reference}>
            {words.reference} <strong>{reference}</strong>
          </p>
        )}
        <ButtonLink to="/careers">{words.back}</ButtonLink>
      </Hero>
      <Section title={words.nextTitle} width="narrow">
        <Prose>
          <ol>
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Prose>
      </Section>
    </>
  );
}
