/** What is on its way, by the path that leads there. It must be known before the page is, so it goes with the script. */
export function pendingWords(path: string): string {
  if (path === '/careers') return 'Loading job openings...';
  return path.startsWith('/careers/') ? 'Loading job details...' : 'Loading...';
}
