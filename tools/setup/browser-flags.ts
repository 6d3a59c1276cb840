/**
 * States what every Chromium is started with that the project drives: without these words it waits for its maker's hosts,
 * which a closed network refuses.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
