import { useId } from 'react';
import type { FilmSection } from '#content/film-section.ts';
import { Disclosure } from '~/design-system/disclosure/disclosure.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './film-and-partners.module.css';
import { PartnerList } from './partner-list.tsx';
import { ShortFilm } from './short-film.tsx';

/** The captioned film with its transcript, and the partners. */
export function FilmAndPartners({ section }: { section: FilmSection }) {
  const { film, title, summary, transcript, transcriptLabel, partners } = section;
  const titleId = useId();
  return (
    <Section ground="deep" aria-labelledby={titleId}>
      <div className={styles.film}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
        <div className={styles.screen}>
          <ShortFilm film={film} title={title} />
        </div>
        <Disclosure summary={transcriptLabel} className={styles.transcript}>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      </div>
      <PartnerList {...partners} />
    </Section>
  );
}
