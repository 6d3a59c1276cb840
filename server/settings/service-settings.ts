import * as v from 'valibot';
import {
  emailAddress,
  milliseconds,
  onOff,
  setting,
  text,
  trueFalse,
  url,
  urlWithScheme,
} from './setting-kinds.ts';

/**
 * While a visitor waits nothing may come on the connection, and after two minutes of that it is closed: an application
 * may have to ask two sources for its job before the backend.
 */
const MAX_WAIT_MS = { answer: 60_000, jobs: 25_000, postcode: 20_000 };
const MAX_DELIVERY_MS = 240_000;

export const serviceSettings = {
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
    schema: milliseconds(MAX_WAIT_MS.postcode),
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
    schema: milliseconds(MAX_WAIT_MS.answer),
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
    purpose: 'The address that mail is sent from, instead of the one in content/brand.yaml.',
    schema: emailAddress,
    absent: null,
    example: 'website@example.org',
  }),
  COMPANY_INBOX: setting({
    purpose: 'Where the office reads what people send, instead of the inbox in content/brand.yaml.',
    schema: emailAddress,
    absent: null,
    example: 'office@example.org',
  }),
  CALL_FEED_TOKEN: setting({
    purpose:
      'The secret in the address of a calendar of the calls, which the office subscribes to; without it there is none.',
    schema: v.pipe(
      text,
      v.minLength(32, 'must have at least 32 characters'),
      v.regex(/^[\w-]+$/, 'must have letters, digits, - and _ alone'),
    ),
    absent: null,
    example: 'openssl rand -hex 32',
    secret: true,
  }),
  CALL_FEED_NAMES: setting({
    purpose:
      'Whether that calendar says whom to ring, and on which number; off, it has the time and the reference, as whoever runs the calendar reads it.',
    schema: onOff,
    absent: false,
  }),
  BUSY_CALENDAR_URL: setting({
    purpose:
      'The office’s own calendar, an https address or a file on this machine (iCalendar): half hours in which it is busy are not offered for calls.',
    schema: v.pipe(
      text,
      v.regex(
        /^(?:https|webcals?):\/\/|^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/]|$)|^(?!\w+:)/,
        'must begin with https:// or webcal:// (http:// on this machine alone), or be the path of a file',
      ),
    ),
    absent: null,
    example: 'https://calendar.example.org/office.ics',
    secret: true,
  }),
  OVERDUE_INBOX: setting({
    purpose:
      'A second inbox that gets what sounds like danger with the office, at once, and is told each morning what is overdue, and of mails that never reached the office.',
    schema: emailAddress,
    absent: null,
    example: 'manager@example.org',
  }),
  RETURN_ADDRESS: setting({
    purpose:
      'An address whose mail server takes "+" and what follows it: mails that cannot be delivered come back to it, and are tied to what they told of.',
    schema: emailAddress,
    absent: null,
    example: 'returned@example.org',
  }),
  RETURN_IMAP_URL: setting({
    purpose: 'The mailbox with what comes to RETURN_ADDRESS, read by IMAP.',
    schema: urlWithScheme(
      /^imaps:\/\/|^imap:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/]|$)/,
      'must begin with imaps:// (imap:// on this machine alone)',
    ),
    absent: null,
    example: 'imaps://user:password@mail.example.org/INBOX',
    secret: true,
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
  }),
  BACKEND_TIMEOUT_MS: setting({
    purpose:
      'How long the backend may take over a submission, in milliseconds; at most 60000, as a visitor waits for it.',
    schema: milliseconds(MAX_WAIT_MS.answer),
    absent: 30_000,
  }),
  BACKEND_SECRET: setting({
    purpose:
      'A secret that this site shares with the installation of it that is its backend, or whose backend it is: limits then count each visitor there, not all as one.',
    schema: v.pipe(text, v.minLength(32, 'must have at least 32 characters')),
    absent: null,
    example: 'openssl rand -hex 32',
  }),
  JOBS_TIMEOUT_MS: setting({
    purpose: 'How long the backend or Contentful may take over the list of jobs, in milliseconds.',
    schema: milliseconds(MAX_WAIT_MS.jobs),
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
  DELIVERY_TIMEOUT_MS: setting({
    purpose:
      'How long the mail server, EmailJS, the virus scanner and the webhook each may take over a message, in milliseconds; without it 60000, and 15000 for EmailJS and the webhook.',
    schema: milliseconds(MAX_DELIVERY_MS),
    absent: null,
    example: '60000',
  }),
} as const;
