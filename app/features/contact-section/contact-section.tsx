import type { contactSection } from '#content/home.yaml';
import { otherWays, telephoneAt } from '#domain/office-hours/telephone.ts';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { OtherWays } from '~/design-system/telephone/other-ways.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import styles from './contact-section.module.css';

export function ContactSection({ path = '/contact', ...words }: typeof contactSection & { path?: string }) {
  const { title, text, button, emergency } = words;
  return (
    <Section title={title} intro={text} ground="quiet" beside>
      <div>
        <div className={styles.actions}>
          <Telephone words={telephoneAt()} />
          <ButtonLink to={path} variant="secondary">
            {button}
          </ButtonLink>
        </div>
        <OtherWays words={otherWays} />
        <p className={styles.emergency}>{emergency}</p>
      </div>
    </Section>
  );
}
