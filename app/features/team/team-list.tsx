import { team } from '#content/team.yaml';
import type { Person } from '#domain/content/short-files.ts';
import { teamPortrait } from '#domain/media/pictures.ts';
import styles from './team-list.module.css';

export function TeamList({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {people.map(({ id, name, role, text }) => (
          <li key={id} className={styles.person}>
            <Portrait id={id} />
            <div>
              <h3>{name}</h3>
              <p>
                <strong>{role}</strong>
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {people.some(({ sample }) => sample) && <p className={styles.note}>{team.sampleNote}</p>}
    </>
  );
}

function Portrait({ id }: { id: string }) {
  const src = teamPortrait(id);
  return src && <img src={src} alt="" width="240" height="240" loading="lazy" />;
}
