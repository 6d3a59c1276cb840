import { registration } from '#content/registration.ts';
import styles from './ratings.module.css';

/** Shows the regulator's ratings, wherever care is offered; nothing before there are any. */
export function Ratings({ ratings = registration.ratings }) {
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
