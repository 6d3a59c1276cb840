import { safeParse } from 'valibot';
import { nameField, textField } from '../../../domain/forms/fields.ts';
import { normalisePhone } from '../../../domain/forms/phone/phone-number.ts';
import { parsePostcode } from '../../../domain/postcodes/postcode.ts';
import { normaliseText } from '../../../domain/text/normalise-text.ts';
import { plainText, wordStem } from '../../../domain/text/word-patterns.ts';
import { parseForm } from '../../../server/applications/parse-form.ts';
import { mayBeShown } from '../../../server/chat/provider-sentences.ts';
import { acceptedEncoding } from '../../../server/http/files/compression.ts';
import { readWireJob } from '../../../server/jobs/job.ts';
import { readPay } from '../../../server/jobs/pay.ts';
import { fieldText } from '../../../server/jobs/sources/rich-text.ts';
import { clientKey } from '../../../server/limits/client-key.ts';
import { redact } from '../../../server/logging.ts';
import { summarise } from '../../../server/markdown/cut-text.ts';
import { parseText, plainLine } from '../../../server/markdown/parse-text.ts';

export interface HostileParser {
  inputs: readonly { unit: string; text: string }[];
  run: (text: string) => unknown;
}

/** Input that is hard for parsers: openings without ends, ambiguous signs, blanks, marks, digits. */
const UNITS = [
  ...[
    'x',
    ' ',
    '\n',
    '\t',
    '.',
    '-',
    '/',
    '\\',
    '"',
    "'",
    ',',
    '@',
    '&',
    '<',
    '>',
    '(',
    '[',
    '{',
    '#',
    '0',
    'ʼ',
  ],
  ...[
    'a ',
    'a.',
    'a-',
    'a@',
    'a@a.',
    '0 ',
    '0-',
    '(0',
    '+0',
    '£1 ',
    'aʼ',
    "a'",
    ' .',
    '. ',
    '\r\n',
    ' \n',
    '\n ',
  ],
  ...[
    '[a](',
    '](',
    '![',
    '**a',
    '***a',
    '_*',
    '*_',
    '~~a ',
    '> ',
    '- ',
    '- a\n',
    '* a\n  ',
    '1. ',
    '# ',
    '&#',
    '<a',
  ],
  ...[
    'www.a_',
    'http://',
    'https://a(',
    'a.b@c.d ',
    'a=',
    ';q=',
    ', ',
    '<!--',
    '\u0301',
    'e\u0301\u0316',
    '\u202e',
    '🧑🏽‍🦽',
  ],
  ...['%41', '--edge\r\n', 'a: b\r\n', 'SO17 ', 'ing', 'anded', 'Monday to ', '•\t', '{"a":', '\u2028'],
];

function hostile(
  size: number,
  run: HostileParser['run'],
  around: (text: string) => string = (text) => text,
): HostileParser {
  const inputs = UNITS.map((unit) => {
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    return { unit, text: around(text) };
  });
  return { inputs, run };
}

const name = nameField({ required: 'needed', subject: 'Name' });
const message = textField({ required: 'needed', subject: 'Message', max: 2000 });
const job = (text: string) => ({
  id: 'a',
  title: text,
  description: text,
  requirements: text,
  location: text,
  salary: text,
});

/** By what it reads; the size is the largest that it is given. */
export const hostileParsers: Readonly<Record<string, HostileParser>> = {
  'a text of a job, in Markdown': hostile(20_000, parseText),
  'a line of a job, in Markdown': hostile(20_000, plainLine),
  'a summary': hostile(20_000, (text) => summarise(text, 160)),
  'a job of a backend': hostile(20_000, (text) => readWireJob(job(text))),
  'a text of Contentful': hostile(20_000, fieldText),
  'a salary': hostile(20_000, readPay),
  'a field of a form': hostile(20_000, (text) => safeParse(message, text)),
  'a name': hostile(20_000, (text) => safeParse(name, text)),
  'a telephone number': hostile(20_000, normalisePhone),
  'a postcode': hostile(20_000, parsePostcode),
  'any text, made plain': hostile(20_000, normaliseText),
  'a question, made plain': hostile(2000, (text) => plainText(text).split(' ').map(wordStem)),
  'a sentence of a provider': hostile(1500, mayBeShown),
  'what an upstream says of its failure': hostile(600_000, redact),
  'a form of an application': hostile(
    100_000,
    (text) => parseForm(Buffer.from(text), 'multipart/form-data; boundary=edge'),
    (text) =>
      `--edge\r\nContent-Disposition: form-data; name="${text.slice(0, 50_000)}"\r\n\r\n${text.slice(0, 50_000)}`,
  ),
  'a type of an application': hostile(
    15_000,
    (text) => parseForm(Buffer.alloc(0), text),
    (text) => `multipart/form-data;${text}`,
  ),
  'a list of encodings': hostile(15_000, acceptedEncoding),
  'an address of a client': hostile(15_000, clientKey),
};
