import { Mail, MapPin, Phone } from 'lucide';
import { brand } from '#content/brand.yaml';
import { navigationTexts } from '#content/navigation.yaml';
import { sign } from '#content/sign.yaml';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import { Logo } from '~/design-system/logo/logo.tsx';
import styles from './footer-provider.module.css';
import { SocialLinks } from './social-links.tsx';

export function FooterProvider() {
  const { callLabel, emailLabel, emergencyLabel, emergencyNote, socialLabel } = navigationTexts;
  return (
    <div className={styles.provider}>
      <a href="/" className={styles.home}>
        <Logo sign={sign} name={brand.name} />
      </a>
      <ul className={styles.ways}>
        <li>
          <Icon of={Phone} label={callLabel} />
          <div>
            <a href={brand.phone.url} className={styles.phone}>
              {brand.phone.display}
            </a>
            <p>{openingHours}</p>
          </div>
        </li>
        <li>
          <Icon of={Mail} label={emailLabel} />
          <a href={`mailto:${brand.email.info}`}>{brand.email.info}</a>
        </li>
        <li>
          <Icon of={MapPin} />
          <address>{brand.address.lines.join(', ')}</address>
        </li>
        <li>
          <Icon of={Phone} />
          <p className={styles.emergency}>
            {brand.emergencyPhone && (
              <>
                {emergencyLabel}:{' '}
                <span>
                  <a href={brand.emergencyPhone.url}>{brand.emergencyPhone.display}</a>.
                </span>{' '}
              </>
            )}
            <strong>{emergencyNote}</strong>
          </p>
        </li>
      </ul>
      <SocialLinks label={socialLabel} />
    </div>
  );
}
