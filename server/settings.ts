import * as v from 'valibot';
import { serviceSettings } from './settings/service-settings.ts';
import {
  addresses,
  milliseconds,
  onOff,
  port,
  setting,
  text,
  url,
  urlWithScheme,
} from './settings/setting-kinds.ts';

/** `docs/operations/env.example` and the table in docs/operations.md are printed from here: first what this site is, then whom it asks. */
export const settings = {
  PORT: setting({
    purpose: 'The port the site listens on; 0 takes a free one.',
    schema: port,
    absent: 3000,
  }),
  HOST: setting({
    purpose: 'The address the site listens on; 0.0.0.0 for every one.',
    schema: text,
    absent: '127.0.0.1',
  }),
  DATA_DIR: setting({
    purpose: 'The folder for everything the site keeps.',
    schema: text,
    absent: './data',
  }),
  PUBLIC_URL: setting({
    purpose: 'The address visitors use. With https:// the site asks browsers to stay on TLS.',
    schema: url,
    absent: null,
    example: 'https://www.example.org',
  }),
  HSTS_SUBDOMAINS: setting({
    purpose:
      'Whether browsers are to use nothing but TLS for the hosts below that address, too: on only where each of them has it.',
    schema: onOff,
    absent: false,
  }),
  SAMPLES: setting({
    purpose:
      'Whether the site starts under a public address while its content still has samples: refused, or shown.',
    schema: v.pipe(text, v.picklist(['refused', 'shown'], 'must be refused or shown')),
    absent: 'refused',
  }),
  CONTENT_DIR: setting({
    purpose:
      'The folder with the provider’s own files, words and jobs alike, instead of content in the project; a path from there, or a whole one.',
    schema: text,
    absent: null,
    example: '/srv/website/content',
  }),
  DATABASE_URL: setting({
    purpose: 'PostgreSQL instead of SQLite in the data folder, for several instances.',
    schema: urlWithScheme(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    absent: null,
    example: 'postgres://site:password@localhost/site',
    secret: true,
  }),
  BACKUP_TO: setting({
    purpose:
      'A second place for copies of the database and of CONTENT_DIR, brought up to date every few minutes: the whole path of a mounted folder, or sftp://user@host/folder.',
    schema: v.pipe(
      text,
      v.regex(
        /^(?:\/|sftp:\/\/\w[\w.-]*@\w[\w.-]*(?::\d{1,5})?\/)\w[\w./-]*$/,
        'must be the whole path of a mounted folder, such as /mnt/copies, or sftp://user@host/folder, without a password or spaces',
      ),
    ),
    absent: null,
    example: 'sftp://copies@backup.example.org/srv/copies',
  }),
  TRUST_PROXY: setting({
    purpose:
      'The addresses of the proxies in front (comma-separated, CIDR allowed) whose forwarding headers are believed.',
    schema: addresses,
    absent: null,
    example: '10.0.0.0/8',
  }),
  OFFLINE_PAGE: setting({
    purpose: 'The page that browsers show without network; off takes it away again where it is.',
    schema: onOff,
    absent: true,
  }),
  RATE_LIMITS: setting({
    purpose: 'Limits per visitor; off only for load tests.',
    schema: onOff,
    absent: true,
  }),
  STOP_GRACE_MS: setting({
    purpose:
      'How long the site goes on taking requests when it is told to stop, while /readyz says no, in milliseconds: longer than a load balancer takes to see it.',
    schema: milliseconds(600_000, 0),
    absent: 0,
    example: '5000',
  }),
  METRICS_PORT: setting({
    purpose: 'The port on which a program such as Prometheus reads /metrics; without it nothing is counted.',
    schema: port,
    absent: null,
    example: '9464',
  }),
  METRICS_HOST: setting({
    purpose: 'The address for that port, which visitors must not reach.',
    schema: text,
    absent: '127.0.0.1',
  }),
  LOG_LEVEL: setting({
    purpose: 'How much is logged.',
    schema: v.pipe(
      text,
      v.picklist(
        ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
        'must be one of silent, fatal, error, warn, info, debug, trace',
      ),
    ),
    absent: 'info',
  }),
  ...serviceSettings,
} as const;

type Name = keyof typeof settings;

/** The first of each pair cannot be set beside the second, for the reason that follows. */
export const settingsThatExclude: readonly (readonly [Name, Name, string])[] = [
  [
    'BACKUP_TO',
    'DATABASE_URL',
    'it copies SQLite; for PostgreSQL use its own copies (pg_basebackup with an archive of its log, or those of whoever runs it)',
  ],
];

/** None of them says anything without the others. */
export const settingsThatGoTogether: readonly (readonly Name[])[] = [
  ['CHAT_URL', 'CHAT_API_KEY'],
  ['RETURN_ADDRESS', 'RETURN_IMAP_URL'],
  ['EMAILJS_USER_ID', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
];
