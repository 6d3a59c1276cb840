import styles from './telephone.module.css';

interface Way {
  text: string;
  url: string;
}

interface Props {
  words: { before: string; relay: Way; between: string; text: Way | null; after: string };
}

export function OtherWays({ words: { before, relay, between, text, after } }: Props) {
  return (
    <p className={styles.otherWays}>
      {before}
      <a href={relay.url}>{relay.text}</a>
      {text && (
        <>
          {between}
          <a href={text.url}>{text.text}</a>
        </>
      )}
      {after}
    </p>
  );
}
