import type { Testimonial } from '#content/why-us.ts';
import { CardList } from '~/design-system/card/card.tsx';
import { Stars } from '~/design-system/stars/stars.tsx';
import styles from './testimonials.module.css';

interface Props {
  testimonials: readonly Testimonial[];
  note: string;
}

export function Testimonials({ testimonials, note }: Props) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <CardList>
        {testimonials.map(({ id, quote, name, relation, place, stars, source }) => (
          <li key={id}>
            <figure className={styles.testimonial}>
              <p className={styles.source}>{source}</p>
              <Stars rating={stars} />
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
    </>
  );
}
