import { Mail, MessageCircle, Phone } from 'lucide';
import { Link } from 'react-router';
import { assistant } from '#content/assistant.ts';
import { brand } from '#content/brand.ts';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './person-links.module.css';

const { call, form, whatsapp } = assistant.person;

/** The ways to a person: telephone, form, WhatsApp. */
export function PersonLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <a href={brand.phone.url} aria-label={call}>
          <Icon of={Phone} />
          {brand.phone.display}
        </a>
      </li>
      <li>
        <Link to="/contact">
          <Icon of={Mail} />
          {form}
        </Link>
      </li>
      <li>
        <a href={brand.whatsapp.url} rel="noopener" target="_blank">
          <Icon of={MessageCircle} />
          {whatsapp}
        </a>
      </li>
    </ul>
  );
}
