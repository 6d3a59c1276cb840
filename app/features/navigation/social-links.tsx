import { brand } from '#content/brand.yaml';
import type { SocialNetwork } from '#domain/content/company/brand.ts';
import { FacebookMark, InstagramMark, LinkedInMark, XMark } from '~/design-system/icon/brand-icons.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './social-links.module.css';

const marks = {
  Facebook: FacebookMark,
  Instagram: InstagramMark,
  LinkedIn: LinkedInMark,
  X: XMark,
} satisfies Record<SocialNetwork, unknown>;

export function SocialLinks({ label }: { label: string }) {
  if (brand.social.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={label}>
      {brand.social.map(({ name, url }) => {
        const mark = <Icon of={marks[name]} label={name} />;
        return <li key={name}>{url ? <a href={url}>{mark}</a> : <span>{mark}</span>}</li>;
      })}
    </ul>
  );
}
