import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** Its shapes from the back to the front, each with the name of its paint in the styles. */
type Sign = readonly { paint: 'tile' | 'figure' | 'accent' | 'detail'; path: string }[];

/** Without styles, the figure stands out from its black tile. */
const UNSTYLED: Partial<Record<Sign[number]['paint'], string>> = { figure: '#fff' };

/** A sign that is no drawing of ours is the icon that the build has made of it. */
function LogoMark({ sign }: { sign: Sign }) {
  if (sign.length === 0)
    return (
      <img src="/favicon.svg" fetchPriority="low" width="48" height="48" className={styles.mark} alt="" />
    );
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      className={styles.mark}
      aria-hidden="true"
      focusable="false"
    >
      {sign.map(({ paint, path }) => (
        <path key={path} className={styles[paint]} fill={UNSTYLED[paint]} d={path} />
      ))}
    </svg>
  );
}

interface Props {
  sign: Sign;
  name: string;
  size?: 'regular' | 'large';
  className?: string;
}

export function Logo({ sign, name, size, className }: Props) {
  return (
    <span className={classNames(styles.logo, size === 'large' && styles.large, className)}>
      <LogoMark sign={sign} />
      <span>{name}</span>
    </span>
  );
}
