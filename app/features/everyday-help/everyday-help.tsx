import type { LifestyleService } from '#content/lifestyle.ts';
import type { Picture } from '#content/media.ts';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { ScenePicture, squareSizes } from '../pictures/scene-picture.tsx';
import styles from './everyday-help.module.css';

interface Props {
  services: readonly (LifestyleService & { vignette: Picture })[];
}

/** The lifestyle services: three by three on wide screens, on a phone each with its picture beside its name. */
export function EverydayHelp({ services }: Props) {
  return (
    <div className={styles.all}>
      {services.map(({ id, title, text, examples, contactOption, vignette }) => (
        <article key={id} id={id} className={styles.one}>
          <div className={styles.picture}>
            <ScenePicture picture={vignette} sizes={squareSizes} />
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <TextLink to={`/contact?service=${contactOption}`}>Ask about {title.toLowerCase()}</TextLink>
        </article>
      ))}
    </div>
  );
}
