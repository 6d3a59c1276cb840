import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Brand } from '#domain/content/company/brand.ts';
import { otherWays } from '#domain/office-hours/telephone.ts';
import { Card } from '~/design-system/card/card.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { OtherWays } from '~/design-system/telephone/other-ways.tsx';
import styles from './contact-cards.module.css';

interface CardWords {
  title: string;
  text: string;
}

interface Props {
  words: Record<'phone' | 'email' | 'location', CardWords> & { cv: string };
  phone: Brand['phone'];
  email: string;
  careersEmail: string;
  location: string;
  hours: ReactNode;
  notices: readonly string[];
}

export function ContactCards({ words, phone, email, careersEmail, location, hours, notices }: Props) {
  return (
    <ul className={styles.cards}>
      <ContactCard
        {...words.phone}
        icon={Phone}
        more={
          <>
            {notices.map((notice) => (
              <p key={notice} className={styles.notice}>
                {notice}
              </p>
            ))}
            <OtherWays words={otherWays} />
          </>
        }
      >
        <a href={phone.url}>{phone.display}</a>
        <span className={styles.hours}>{hours}</span>
      </ContactCard>
      <ContactCard
        {...words.email}
        icon={Mail}
        more={
          <p>
            {words.cv} <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
          </p>
        }
      >
        <a href={`mailto:${email}`}>{email}</a>
      </ContactCard>
      <ContactCard {...words.location} icon={MapPin}>
        {location}
      </ContactCard>
    </ul>
  );
}

interface ContactCardProps extends CardWords {
  icon: IconNode;
  more?: ReactNode;
  children: ReactNode;
}

function ContactCard({ title, text, icon, more, children }: ContactCardProps) {
  return (
    <li>
      <Card size="compact" level={2} title={title} icon={<Icon of={icon} />}>
        <p className={styles.value}>{children}</p>
        <p>{text}</p>
        {more}
      </Card>
    </li>
  );
}
