import * as v from 'valibot';
import {
  addresses,
  emailAddress,
  milliseconds,
  onOff,
  text,
  trueFalse,
  url,
  urlWithScheme,
} from './setting-kinds.ts';

type Schema<Value> = v.GenericSchema<string, Value>;

interface Setting<Value, Absent> {
  purpose: string;
  schema: Schema<Value>;
  absent: Absent;
  example?: string;
  secret?: boolean;
}

function setting<Value, const Absent>(definition: Setting<Value, Absent>): Setting<Value, Absent> {
  return definition;
}

/** `.env.example` and the README's table are printed from here. */
export const settings = {
  PORT: setting({
    purpose: 'The port the site listens on; 0 takes a free one.',
    schema: v.pipe(
      text,
      v.regex(/^\d+$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be at most 65535'),
    ),
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
  CONTENT_DIR: setting({
    purpose:
      'The folder with the Markdown files of jobs, news and useful information, instead of content in the project.',
    schema: text,
    absent: null,
    example: '/srv/content',
  }),
  DATABASE_URL: setting({
    purpose: 'PostgreSQL instead of SQLite in the data folder, for several instances.',
    schema: urlWithScheme(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    absent: null,
    example: 'postgres://site:password@localhost/site',
    secret: true,
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
    example: 'on',
  }),
  RATE_LIMITS: setting({
    purpose: 'Limits per visitor; off only for load tests.',
    schema: onOff,
    absent: true,
    example: 'on',
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
  POSTCODE_SOURCE: setting({
    purpose:
      'Where postcodes are looked up: live (the service below, the embedded table when it fails) or imported (the list an operator imported).',
    schema: v.pipe(text, v.picklist(['live', 'imported'], 'must be live or imported')),
    absent: 'live',
  }),
  POSTCODES_URL: setting({
    purpose: 'The public postcode service.',
    schema: url,
    absent: 'https://api.postcodes.io',
  }),
  POSTCODES_TIMEOUT_MS: setting({
    purpose: 'How long the postcode service may take, in milliseconds.',
    schema: milliseconds,
    absent: 3000,
  }),
  CHAT_URL: setting({
    purpose:
      'A provider of AI models with the chat-completion API of OpenAI, asked by the assistant; without it the assistant answers from the site’s own content.',
    schema: url,
    absent: null,
    example: 'https://api.openai.com/v1',
  }),
  CHAT_API_KEY: setting({
    purpose: 'The key of the account with the chat provider; any word for a provider that needs none.',
    schema: text,
    absent: null,
    secret: true,
  }),
  CHAT_MODEL: setting({
    purpose: 'The model that the chat provider is asked for.',
    schema: text,
    absent: 'gpt-3.5-turbo',
  }),
  CHAT_TIMEOUT_MS: setting({
    purpose: 'How long the chat provider may take over a reply, in milliseconds.',
    schema: milliseconds,
    absent: 20_000,
  }),
  CHAT_DAILY_TOKENS: setting({
    purpose:
      'How many tokens a day may be spent with the chat provider; after that the assistant answers from the site’s own content.',
    schema: v.pipe(
      text,
      v.regex(/^\d+$/, 'must be a whole number of tokens'),
      v.transform(Number),
      v.maxValue(1_000_000_000, 'must be at most 1000000000'),
    ),
    absent: 300_000,
  }),
  SMTP_URL: setting({
    purpose:
      'The mail server; without it and without EmailJS, mail is written as files into the data folder.',
    schema: urlWithScheme(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
    absent: null,
    example: 'smtps://user:password@mail.example.org',
    secret: true,
  }),
  MAIL_FROM: setting({
    purpose: 'The address that mail is sent from, instead of the one in content/brand.ts.',
    schema: emailAddress,
    absent: null,
    example: 'website@example.org',
  }),
  COMPANY_INBOX: setting({
    purpose: 'Where the office reads what people send, instead of the inbox in content/brand.ts.',
    schema: emailAddress,
    absent: null,
    example: 'office@example.org',
  }),
  EMAILJS_URL: setting({
    purpose: 'The EmailJS service, used where its user id is set and SMTP_URL is not.',
    schema: url,
    absent: 'https://api.emailjs.com',
  }),
  EMAILJS_USER_ID: setting({ purpose: 'The public key of the EmailJS account.', schema: text, absent: null }),
  EMAILJS_SERVICE_ID: setting({ purpose: 'The EmailJS service id.', schema: text, absent: null }),
  EMAILJS_TEMPLATE_ID: setting({ purpose: 'The EmailJS template id.', schema: text, absent: null }),
  EMAILJS_PRIVATE_KEY: setting({
    purpose: 'The private key of the EmailJS account, which it asks of servers.',
    schema: text,
    absent: null,
    secret: true,
  }),
  BACKEND_URL: setting({
    purpose:
      'A backend of the provider that keeps applications and registrations and lists jobs, instead of this site; set but empty means that one is meant and not configured.',
    schema: v.union([v.literal(''), url], 'must be a URL, such as https://backend.example.org, or empty'),
    absent: null,
    example: 'https://backend.example.org',
  }),
  BACKEND_ENABLED: setting({
    purpose: 'Whether applications and registrations are taken at all.',
    schema: trueFalse,
    absent: true,
    example: 'true',
  }),
  BACKEND_TIMEOUT_MS: setting({
    purpose: 'How long the backend may take over a submission, in milliseconds.',
    schema: milliseconds,
    absent: 30_000,
  }),
  JOBS_TIMEOUT_MS: setting({
    purpose: 'How long the backend or Contentful may take over the list of jobs, in milliseconds.',
    schema: milliseconds,
    absent: 10_000,
  }),
  CONTENTFUL_URL: setting({
    purpose: 'The Contentful delivery API, asked for jobs when the backend does not answer.',
    schema: url,
    absent: 'https://cdn.contentful.com',
  }),
  CONTENTFUL_SPACE_ID: setting({
    purpose: 'The Contentful space with the jobs; without it nobody else is asked.',
    schema: text,
    absent: null,
  }),
  CONTENTFUL_ACCESS_TOKEN: setting({
    purpose: 'The token by which the space may be read.',
    schema: text,
    absent: null,
    secret: true,
  }),
  CONTENTFUL_ENVIRONMENT: setting({
    purpose: 'The environment of the space.',
    schema: text,
    absent: 'master',
  }),
  CLAMD_URL: setting({
    purpose: 'A ClamAV daemon that looks at each CV before it is sent to the office.',
    schema: urlWithScheme(/^(tcp|unix):\/\//, 'must begin with tcp:// or unix://'),
    absent: null,
    example: 'unix:///run/clamav/clamd.ctl',
  }),
  APPLICATION_WEBHOOK_URL: setting({
    purpose: 'Told of each application that is kept here, without its CV.',
    schema: url,
    absent: null,
    example: 'https://hr.example.org/applications',
  }),
  APPLICATION_WEBHOOK_SECRET: setting({
    purpose: 'Signs what the webhook is told (Standard Webhooks).',
    schema: text,
    absent: null,
    secret: true,
  }),
} as const;

/** None of them says anything without the others. */
export const settingsThatGoTogether: readonly (readonly (keyof typeof settings)[])[] = [
  ['CHAT_URL', 'CHAT_API_KEY'],
  ['EMAILJS_USER_ID', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'],
];
