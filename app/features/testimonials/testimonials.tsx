import type { ReactNode } from 'react';
import { labels } from '#content/labels.yaml';
import type { Testimonial } from '#domain/content/short-files.ts';
import { fill } from '#domain/text/fill.ts';
import { monthAndYear } from '#domain/time/days-in-words.ts';
import { CardList } from '~/design-system/card/card.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Stars } from '~/design-system/stars/stars.tsx';
import styles from './testimonials.module.css';

interface Props {
  title: string;
  testimonials: readonly Testimonial[];
  note: string;
  /** How they are collected and checked, or the way there. */
  policy: ReactNode;
}

export function Testimonials({ title, testimonials, note, policy }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section title={title} intro={note} ground="warm">
      <CardList className={styles.list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className={styles.testimonial}>
              <div className={styles.head}>
                <p>{originOf(testimonial)}</p>
                {testimonial.stars && <Stars rating={testimonial.stars} />}
              </div>
              <blockquote className={styles.quote}>
                <p>{testimonial.quote}</p>
              </blockquote>
              <figcaption>
                <strong>{testimonial.name}</strong>, {testimonial.place}
                <div className={styles.detail}>{testimonial.relation}</div>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardList>
      <div className={styles.policy}>{policy}</div>
    </Section>
  );
}

function originOf({ source, month = '', given = '', sample }: Testimonial): string {
  if (sample) return fill(labels.reviews.sample, { source });
  const [year = 0, number = 1] = month.split('-').map(Number);
  return fill(labels.reviews.origin, { source, month: monthAndYear({ year, month: number }), given });
}
