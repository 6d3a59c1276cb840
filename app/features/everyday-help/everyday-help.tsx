import type { ReactNode } from 'react';
import { lifestylePage } from '#content/lifestyle.yaml';
import type { LifestyleService } from '#domain/content/services/service.ts';
import { fill } from '#domain/text/fill.ts';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import styles from './everyday-help.module.css';

interface Props {
  services: readonly (LifestyleService & { picture: ReactNode })[];
}

/** The lifestyle services: three by three on wide screens, on a phone each with its picture beside its name. */
export function EverydayHelp({ services }: Props) {
  return (
    <div className={styles.all}>
      {services.map(({ id, title, text, examples, contactOption, picture }) => (
        <article key={id} id={id} className={styles.one} aria-labelledby={`${id}-title`}>
          <div className={styles.picture}>{picture}</div>
          <h3 id={`${id}-title`}>{title}</h3>
          <p>{text}</p>
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <TextLink to={`/contact?service=${contactOption}`}>
            {fill(lifestylePage.askAbout, { title: title.toLowerCase() })}
          </TextLink>
        </article>
      ))}
    </div>
  );
}
