import type { FilmSection } from '#content/film-section.ts';
import styles from './partner-list.module.css';

/** The marks of those we work with, and what visitors should know about them. */
export function PartnerList({ title, note, items }: FilmSection['partners']) {
  return (
    <div className={styles.partners}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {items.map(({ id, name, mark }) => (
          <li key={id} className={styles.partner}>
            <svg className={styles.mark} viewBox={mark.viewBox} aria-hidden="true" focusable="false">
              <path fillRule="evenodd" d={mark.path} />
            </svg>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
