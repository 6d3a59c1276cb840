import { Rss } from 'lucide';
import { contactSection } from '#content/home.yaml';
import { pages } from '#content/pages.yaml';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Sign } from '~/design-system/logo/sign.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './collection.module.css';

interface Props {
  title: string;
  empty: { title: string; text: string };
}

export function EmptyCollection({ title, empty }: Props) {
  return (
    <>
      <Hero eyebrow={<Sign size={72} />} title={title} />
      <Section title={empty.title} intro={empty.text}>
        <ButtonLink to={pages.contact.path}>{contactSection.button}</ButtonLink>
      </Section>
    </>
  );
}

/** A feed is a file: the browser opens it, not the page's script. */
export function FollowFeed({ path, children }: { path: string; children: string }) {
  return (
    <p className={styles.follow}>
      <a href={path}>
        <Icon of={Rss} /> {children}
      </a>
    </p>
  );
}
