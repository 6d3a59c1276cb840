import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Section } from '~/design-system/section/section.tsx';
import styles from './contact-section.module.css';

interface Props {
  title: string;
  text: string;
  button: string;
  call: string;
  emergency: string;
  phone: { display: string; url: string };
  hours: string;
  path?: string;
}

export function ContactSection({
  title,
  text,
  button,
  call,
  emergency,
  phone,
  hours,
  path = '/contact',
}: Props) {
  return (
    <Section title={title} intro={text} ground="quiet" beside>
      <div>
        <p className={styles.actions}>
          <ButtonLink to={path}>{button}</ButtonLink>
          <ButtonLink to={phone.url} variant="secondary">
            {call} {phone.display}
          </ButtonLink>
        </p>
        <p className={styles.hours}>{hours}</p>
        <p className={styles.emergency}>{emergency}</p>
      </div>
    </Section>
  );
}
