import styles from './ratings.module.css';

export type RatingsShown = readonly {
  text: string;
  link: { text: string; url: string };
  changed: string | null;
  poster: { src: string; alt: string } | null;
}[];

interface Props {
  ratings: RatingsShown;
  posters?: boolean;
}

export function Ratings({ ratings, posters = false }: Props) {
  return ratings.map(({ text, link, changed, poster }) => (
    <div key={text}>
      <p>
        <strong>{text}</strong> <a href={link.url}>{link.text}</a>
      </p>
      {changed && <p>{changed}</p>}
      {posters && poster && (
        <img src={poster.src} alt={poster.alt} className={styles.poster} loading="lazy" />
      )}
    </div>
  ));
}
