import { classNames } from '../class-names.ts';
import styles from './telephone.module.css';

interface Props {
  /** The week's hours, which paper says. */
  week: string;
  /** The hours of today; without it the screen says the week's until a script says whether the office is open. */
  now?: string;
  className?: string | undefined;
}

export function OpeningHours({ week, now = week, className }: Props) {
  return (
    <span className={classNames(styles.hours, className)} data-week={week}>
      <span data-opening-hours="">{now}</span>
    </span>
  );
}
