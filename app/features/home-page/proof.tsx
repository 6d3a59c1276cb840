import type { ReactNode } from 'react';
import { team } from '#content/team.yaml';
import type { Person } from '#domain/content/short-files.ts';
import { teamPortrait } from '#domain/media/pictures.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { fill } from '#domain/text/fill.ts';
import { Ratings } from '~/design-system/ratings/ratings.tsx';
import styles from './proof.module.css';

interface Props {
  people: readonly Person[];
  price: ReactNode;
}

/** The company's people, the price of an hour, and its registration or rating: each where it is known. */
export function Proof({ people, price }: Props) {
  const names = new Intl.ListFormat('en-GB').format(people.map(({ name }) => name));
  const portraits = people.flatMap(({ id }) => teamPortrait(id) ?? []);
  return (
    <div className={styles.proof}>
      {portraits.length > 0 && (
        <div className={styles.portraits}>
          {portraits.map((src) => (
            <img key={src} src={src} alt="" width="40" height="40" loading="lazy" />
          ))}
        </div>
      )}
      <p>
        {team.runBy && names && `${fill(team.runBy, { names })} `}
        {people.some(({ sample }) => sample) && <small>{team.sampleMark} </small>}
        {registration.ratings.length === 0 && `${registration.title}.`}
      </p>
      <div>
        {price}
        <Ratings ratings={registration.ratings} />
      </div>
    </div>
  );
}
