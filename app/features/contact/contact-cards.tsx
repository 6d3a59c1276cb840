import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Brand } from '#content/brand.ts';
import { Card, CardList } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './contact-cards.module.css';

interface CardWords {
  title: string;
  text: string;
}

interface Props {
  words: Record<'phone' | 'email' | 'location', CardWords>;
  phone: Brand['phone'];
  email: string;
  location: string;
  hours: ReactNode;
}

export function ContactCards({ words, phone, email, location, hours }: Props) {
  return (
    <CardList>
      <ContactCard {...words.phone} icon={Phone}>
        <a href={phone.url}>{phone.display}</a>
        <span className={styles.hours}>{hours}</span>
      </ContactCard>
      <ContactCard {...words.email} icon={Mail}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactCard>
      <ContactCard {...words.location} icon={MapPin}>
        {location}
      </ContactCard>
    </CardList>
  );
}

function ContactCard({ title, text, icon, children }: CardWords & { icon: IconNode; children: ReactNode }) {
  return (
    <li>
      <Card title={title} level={2} icon={<Icon of={icon} />}>
        <p className={styles.value}>{children}</p>
        <p>{text}</p>
      </Card>
    </li>
  );
}
