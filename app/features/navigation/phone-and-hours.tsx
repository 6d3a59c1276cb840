import { Phone } from 'lucide';
import { brand } from '#content/brand.yaml';
import { navigationTexts } from '#content/navigation.yaml';
import { shortHours } from '#domain/office-hours/office-hours.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { classNames } from '~/design-system/class-names.ts';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { OpeningHours } from '~/design-system/telephone/opening-hours.tsx';
import styles from './phone-and-hours.module.css';

interface Props {
  /** With the number on a narrow screen too. */
  full?: boolean;
}

export function PhoneAndHours({ full }: Props) {
  return (
    <div className={classNames(styles.call, full && styles.full)}>
      <a href={brand.phone.url} className={styles.phone}>
        <Icon of={Phone} />
        <VisuallyHidden>{navigationTexts.callLabel} </VisuallyHidden>
        <span className={styles.number}>{brand.phone.display}</span>
      </a>
      <OpeningHours week={shortHours(openingHours)} className={styles.hours} />
    </div>
  );
}
