/**
 * Marks the content as loaded, at the window's load event or after two seconds. It stands in the page itself, so that
 * it works while the site's scripts are on their way, and if they never arrive.
 */
export const preloaderScript =
  '{let done=()=>{document.documentElement.dataset.loaded=""};addEventListener("load",done);setTimeout(done,2000)}';
