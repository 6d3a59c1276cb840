import { brand } from '#content/brand.ts';
import type { Config } from './config.ts';

export function startupBanner(config: Config, address: string): string {
  const parts = [
    ['Address', config.PUBLIC_URL ? `${config.PUBLIC_URL} (listening on ${address})` : address],
    ['Data folder', config.DATA_DIR],
    ['Storage', config.DATABASE_URL ? 'PostgreSQL' : 'embedded: SQLite in the data folder'],
    ['Mail', mailWords(config)],
    ...(config.BACKEND_URL ? [['Backend', config.BACKEND_URL]] : []),
    [
      'Postcodes',
      config.POSTCODE_SOURCE === 'imported'
        ? 'the imported list'
        : `${config.POSTCODES_URL}, the embedded table when it does not answer`,
    ],
    [
      'Assistant',
      config.CHAT_URL
        ? `${config.CHAT_MODEL} at ${config.CHAT_URL}, the site’s own content when it does not answer`
        : 'embedded: answers from the site’s own content',
    ],
    ...(config.RATE_LIMITS ? [] : [['WARNING', 'limits per visitor are off: for load tests only']]),
  ];
  const lines = parts.map(([label, value]) => `  ${`${label}`.padEnd(14)}${value}`);
  return [``, `${brand.longName} is running`, ...lines, `  Stop with Ctrl+C`, ``].join('\n');
}

function mailWords(config: Config): string {
  if (config.SMTP_URL) return 'SMTP';
  return config.EMAILJS_USER_ID
    ? 'EmailJS'
    : 'embedded: written as files into the data folder, sent to nobody';
}
