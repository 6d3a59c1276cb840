import { classNames } from '../class-names.ts';
import styles from './telephone.module.css';

interface Props {
  /** The week's hours: what paper says, and the screen until a script says whether the office is open. */
  week: string;
  className?: string | undefined;
}

export function OpeningHours({ week, className }: Props) {
  return (
    <span className={classNames(styles.hours, className)} data-week={week}>
      <span data-opening-hours="">{week}</span>
    </span>
  );
}
