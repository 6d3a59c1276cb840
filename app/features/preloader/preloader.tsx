import { useEffect } from 'react';
import { logo } from '~/design-system/logo/logo.module.css';
import { spinner } from '~/design-system/spinner/spinner.module.css';
import { ServerMarkup } from '~/server-markup.tsx';
import { preloader } from './preloader-markup.module.css';

const styles = [logo, preloader, spinner];
const PreloaderMarkup = import.meta.env.SSR ? (await import('./preloader-markup.tsx')).PreloaderMarkup : null;

/** The screen over a page that is loading. It blocks nothing: presses and keys go to the page under it. */
export function Preloader() {
  useEffect(() => {
    // A page that React builds anew, after a fault, has lost the mark.
    if (document.readyState === 'complete') document.documentElement.dataset.loaded = '';
  }, []);
  return (
    <ServerMarkup id="preloader" styles={styles}>
      {PreloaderMarkup && <PreloaderMarkup />}
    </ServerMarkup>
  );
}

/**
 * Marks the content as loaded, at the window's load event or after two seconds. It stands in the page itself, so that
 * it works while the site's scripts are on their way, and if they never arrive.
 */
export const preloaderScript =
  '{let done=()=>{document.documentElement.dataset.loaded=""};addEventListener("load",done);setTimeout(done,2000)}';
