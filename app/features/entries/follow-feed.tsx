import { Rss } from 'lucide';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './follow-feed.module.css';

/** The way to the feed of a list, below it. A feed is a file: the browser opens it, not the page's script. */
export function FollowFeed({ path, children }: { path: string; children: string }) {
  return (
    <p className={styles.follow}>
      <a href={path}>
        <Icon of={Rss} /> {children}
      </a>
    </p>
  );
}
