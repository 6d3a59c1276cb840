import { type MouseEvent, useState } from 'react';
import styles from './share-job.module.css';

interface Props {
  url: string;
  title: string;
  words: { share: string; shared: string };
}

/** Passes the job on: by the device's own means, by a copied link, or, where no script runs, by email. */
export function ShareJob({ url, title, words }: Props) {
  const [copied, setCopied] = useState(false);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  const share = (event: MouseEvent) => {
    const { clipboard } = navigator;
    const passOn = navigator.share
      ? () => navigator.share({ title, url })
      : clipboard && (() => clipboard.writeText(url).then(() => setCopied(true)));
    if (!passOn) return;
    event.preventDefault();
    // A visitor who thinks better of it has done nothing wrong.
    passOn().catch(() => {});
  };
  return (
    <p className={styles.share}>
      <a href={mail} onClick={share}>
        {words.share}
      </a>
      <span role="status">{copied && words.shared}</span>
    </p>
  );
}
