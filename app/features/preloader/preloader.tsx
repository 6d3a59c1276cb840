import { brand } from '#content/brand.ts';
import { sign } from '#content/sign.ts';
import { Logo } from '~/design-system/logo/logo.tsx';
import { Spinner } from '~/design-system/spinner/spinner.tsx';
import { Kept } from '~/kept.tsx';
import styles from './preloader.module.css';

/** Covers the page until it is marked as loaded, or for two seconds. */
export function Preloader() {
  return (
    <Kept
      as="div"
      name="preloader"
      id="preloader"
      className={styles.preloader}
      aria-hidden="true"
      of={PreloaderContents}
      props={{ name: brand.name }}
    />
  );
}

function PreloaderContents({ name }: { name: string }) {
  return (
    <>
      <Logo sign={sign} name={name} size="large" />
      {/* Without styles its words would stand there for ever. */}
      <Spinner quiet label="" />
    </>
  );
}
