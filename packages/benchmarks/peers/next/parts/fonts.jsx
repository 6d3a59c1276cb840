import { preload } from 'react-dom';

export function Fonts({ files }) {
  for (const file of files) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
