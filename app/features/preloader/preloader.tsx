import { useEffect } from 'react';
import { logo } from '~/design-system/logo/logo.module.css';
import { spinner } from '~/design-system/spinner/spinner.module.css';
import { ServerMarkup } from '~/server-markup.tsx';
import { preloader } from './preloader-markup.module.css';

const styles = [logo, preloader, spinner];
const PreloaderMarkup = import.meta.env.SSR ? (await import('./preloader-markup.tsx')).PreloaderMarkup : null;

export function Preloader() {
  useEffect(() => {
    // After an error React builds the page anew, without the mark.
    if (document.readyState === 'complete') document.documentElement.dataset.loaded = '';
  }, []);
  return (
    <ServerMarkup id="preloader" styles={styles}>
      {PreloaderMarkup && <PreloaderMarkup />}
    </ServerMarkup>
  );
}

/** Inline, so that it works even if the site's scripts never arrive: at the load event or after two seconds. */
export const preloaderScript =
  '{let done=()=>{document.documentElement.dataset.loaded=""};addEventListener("load",done);setTimeout(done,2000)}';
