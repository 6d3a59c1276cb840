import type { SVGProps } from 'react';

type Props = SVGProps<SVGSVGElement>;

export function FacebookMark(props: Props) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M12 1.5a10.5 10.5 0 0 0-1.7 20.9v-7.4H7.6V12h2.7V9.7c0-2.7 1.6-4.2 4.1-4.2.8 0 1.6.1 2.3.2v2.6h-1.3c-1.3 0-1.7.8-1.7 1.6V12h2.9l-.5 3h-2.4v7.4A10.5 10.5 0 0 0 12 1.5Z" />
    </svg>
  );
}

export function InstagramMark(props: Props) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.5" />
      <circle cx="17.4" cy="6.6" r="1.3" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function LinkedInMark(props: Props) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      <circle cx="5" cy="4.6" r="2.3" />
      <path d="M3.1 9h3.8v12.5H3.1zM9.4 9H13v1.7c.6-1 1.9-2 3.8-2 3.7 0 4.6 2.3 4.6 5.6v7.2h-3.8v-6.5c0-1.6-.2-3-2-3s-2.4 1.3-2.4 2.9v6.6H9.4z" />
    </svg>
  );
}

export function XMark(props: Props) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d="M3.2 3h4.6l13 18h-4.6z" strokeLinejoin="round" />
      <path d="m3.6 21 7.3-7.9M13 10.8 20.2 3" strokeLinecap="round" />
    </svg>
  );
}
