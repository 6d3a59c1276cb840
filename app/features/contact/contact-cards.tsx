import type { ReactNode } from 'react';
import type { Brand } from '#content/brand.ts';
import { Card, CardList } from '~/design-system/card/card.tsx';
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
}

/** Telephone, email and place. */
export function ContactCards({ words, phone, email, location }: Props) {
  return (
    <CardList>
      <ContactCard {...words.phone}>
        <a href={phone.url}>{phone.display}</a>
      </ContactCard>
      <ContactCard {...words.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactCard>
      <ContactCard {...words.location}>{location}</ContactCard>
    </CardList>
  );
}

function ContactCard({ title, text, children }: CardWords & { children: ReactNode }) {
  return (
    <li>
      <Card title={title} level={2}>
        <p className={styles.value}>{children}</p>
        <p>{text}</p>
      </Card>
    </li>
  );
}
