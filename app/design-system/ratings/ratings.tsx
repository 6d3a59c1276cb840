import styles from './ratings.module.css';

export type RatingsShown = readonly { text: string; link: { text: string; url: string } }[];

/** Shows the regulator's ratings; nothing before there are any. */
export function Ratings({ ratings }: { ratings: RatingsShown }) {
  if (ratings.length === 0) return null;
  return (
    <ul className={styles.ratings}>
      {ratings.map(({ text, link }) => (
        <li key={text}>
          {text} <a href={link.url}>{link.text}</a>
        </li>
      ))}
    </ul>
  );
}
