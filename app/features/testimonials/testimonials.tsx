import type { Testimonial } from '#domain/content/short-files.ts';
import { CardList } from '~/design-system/card/card.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Stars } from '~/design-system/stars/stars.tsx';
import styles from './testimonials.module.css';

interface Props {
  title: string;
  testimonials: readonly Testimonial[];
  note: string;
}

export function Testimonials({ title, testimonials, note }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section title={title} intro={note} ground="warm">
      <CardList className={styles.list}>
        {testimonials.map(({ id, quote, name, relation, place, stars, source }) => (
          <li key={id}>
            <figure className={styles.testimonial}>
              <div className={styles.head}>
                <p>{source}</p>
                <Stars rating={stars} />
              </div>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>, {place}
                <span className={styles.detail}>{relation}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardList>
    </Section>
  );
}
