/** Answers of a service in the language of its protocol. */
export interface Wording extends Record<'4xx' | '5xx' | 'garbage', string> {
  /** The beginning of an answer without end. */
  'too large': string;
  /** True if the service speaks before it is asked. */
  greets?: boolean;
}

const http = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
const NONSENSE = '\x00\x16\x03\xff{"success":tru\xfe\xff'.repeat(50);

export const wordings = {
  http: {
    '4xx': http('401 Unauthorized', '<h1>Who are you?</h1>'),
    '5xx': http('503 Service Unavailable', '<h1>Later</h1>'),
    garbage: NONSENSE,
    'too large': 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"success":true,"jobs":["',
  },
  smtp: {
    '4xx': '421 4.3.2 later\r\n',
    '5xx': '554 5.7.1 go away\r\n',
    garbage: `${NONSENSE}\r\n`,
    'too large': '220-',
    greets: true,
  },
  clamd: {
    '4xx': 'INSTREAM size limit exceeded. ERROR\0',
    '5xx': 'Can’t allocate memory ERROR\0',
    garbage: `${NONSENSE}\0`,
    'too large': '',
  },
} satisfies Record<string, Wording>;
