import styles from './share-job.module.css';

interface Props {
  url: string;
  title: string;
  words: { share: string; shared: string };
}

/** Passes the job on by email; where scripts run, by the device's own means or by a copied link. */
export function ShareJob({ url, title, words }: Props) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <p className={styles.share}>
      <a href={mail} data-shared={words.shared}>
        {words.share}
      </a>
      <span role="status" />
    </p>
  );
}
