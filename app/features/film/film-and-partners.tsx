import { type ReactNode, useId } from 'react';
import { classNames } from '~/design-system/class-names.ts';
import { Disclosure } from '~/design-system/disclosure/disclosure.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './film-and-partners.module.css';
import type { FilmSection } from './film-section.ts';
import { ShortFilm } from './short-film.tsx';

interface Props {
  section: FilmSection;
  poster: ReactNode;
}

/** The film with the partners below it, or the one of them that there is. */
export function FilmAndPartners({ section, poster }: Props) {
  const { id, film, title, summary, transcript, transcriptLabel, partners } = section;
  const titleId = useId();
  if (!film) return partners.items.length > 0 && <Partners {...partners} />;
  return (
    <Section id={id} ground="deep" aria-labelledby={titleId}>
      <div className={styles.film}>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
        <div className={styles.screen}>
          <ShortFilm film={film} title={title} poster={poster} />
        </div>
        <Disclosure summary={transcriptLabel} className={styles.transcript}>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      </div>
      {partners.items.length > 0 && (
        <div className={styles.partners}>
          <h3 className={styles.title}>{partners.title}</h3>
          <PartnerList {...partners} />
        </div>
      )}
    </Section>
  );
}

/** The same, small, at the end of another page: the whole of the film is on the home page. */
export function SmallFilmAndPartners({ section, poster }: Props) {
  const { id, film, title, transcriptLabel, partners } = section;
  const titleId = useId();
  const hasPartners = partners.items.length > 0;
  if (!film) return hasPartners && <Partners {...partners} />;
  return (
    <Section ground="deep" aria-labelledby={titleId}>
      <div className={styles.small}>
        <h2 id={titleId}>{title}</h2>
        <ShortFilm film={film} title={title} poster={poster} />
        <p>
          <a href={`/#${id}`}>{transcriptLabel}</a>.
        </p>
      </div>
      {hasPartners && (
        <div className={classNames(styles.partners, styles.marks)}>
          <h3 className={styles.title}>{partners.title}</h3>
          <PartnerList {...partners} />
        </div>
      )}
    </Section>
  );
}

function Partners(partners: FilmSection['partners']) {
  return (
    <Section title={partners.title} ground="deep">
      <div className={styles.alone}>
        <PartnerList {...partners} />
      </div>
    </Section>
  );
}

function PartnerList({ note, items }: FilmSection['partners']) {
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>
        {items.map(({ id, name, mark }) => (
          <li key={id} className={styles.partner}>
            <svg
              className={styles.mark}
              viewBox="0 0 64 64"
              width="56"
              height="56"
              aria-hidden="true"
              focusable="false"
            >
              <path fillRule="evenodd" d={mark} />
            </svg>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
