import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={classNames(styles.mark, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.tile}
        d="M16 0h16a16 16 0 0 1 16 16v16a16 16 0 0 1-16 16H2a2 2 0 0 1-2-2V16A16 16 0 0 1 16 0z"
      />
      <path
        className={styles.bird}
        d="M7.8 10.2 12 8.2a1.5 1.5 0 0 1 2 .7l4.6 9.8c2.4-2.2 4.8-2.9 7-2.8A7.6 7.6 0 0 1 39.4 17l4.6 1.3c.7.2.7 1.2 0 1.4l-4.3 1.4c.2 1 .3 2 .3 3C40 32.5 33.5 39 25.3 39 17.6 39 11.6 33.5 10.9 26z"
      />
      <path className={styles.wing} d="M30 24c.8 6.9-4.5 10.7-14.5 9 .8-7.6 6-11 14.5-9z" />
      <circle className={styles.eye} cx="33.8" cy="18" r="1.5" />
    </svg>
  );
}

interface Props {
  name: string;
  line?: string;
  size?: 'regular' | 'large';
  className?: string;
}

export function Logo({ name, line, size, className }: Props) {
  return (
    <span className={classNames(styles.logo, size === 'large' && styles.large, className)}>
      <LogoMark />
      <span className={styles.words}>
        <span>{name}</span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </span>
  );
}
