/** Mail to a return address, as mail servers write it. `returned` if it says that a mail has not arrived. */
export interface Arriving {
  name: string;
  returned: boolean;
  raw: string;
}

interface Report {
  action: string;
  status: string;
  diagnosis: string;
  from?: string;
  headers?: string[];
}

function report(
  to: string,
  { action, status, diagnosis, from = 'MAILER-DAEMON@mx.example', headers = [] }: Report,
) {
  return [
    'Return-Path: <>',
    `To: ${to}`,
    `From: Mail Delivery System <${from}>`,
    'Subject: Undelivered Mail Returned to Sender',
    ...headers,
    'Content-Type: multipart/report; report-type=delivery-status;\r\n\tboundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; nobody@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnosis}`,
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: We have your message',
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

function plain(to: string, headers: string[], lines: string[]): string {
  return [`To: ${to}`, ...headers, 'Content-Type: text/plain', '', ...lines, ''].join('\r\n');
}

const noSuchUser = '550 5.1.1 <nobody@example.org>: Recipient address rejected: User unknown';
const failed = { action: 'failed', status: '5.1.1', diagnosis: noSuchUser };
const daemon = ['Return-Path: <>', 'From: MAILER-DAEMON@mx.example'];

export function arriving(to: string): Arriving[] {
  const returned: [string, string][] = [
    ['Postfix, no such user', report(to, failed)],
    [
      'Postfix, mailbox full for days',
      report(to, { ...failed, status: '5.2.2', diagnosis: '552 5.2.2 Mailbox full' }),
    ],
    ['Postfix, no such domain', report(to, { ...failed, status: '5.4.4', diagnosis: 'Host not found' })],
    [
      'Exim, as a report',
      report(to, {
        ...failed,
        headers: ['X-Failed-Recipients: nobody@example.org', 'Auto-Submitted: auto-replied'],
      }),
    ],
    [
      'Exim before 4.86, as text',
      plain(
        to,
        [
          'From: Mail Delivery System <Mailer-Daemon@mx.example>',
          'X-Failed-Recipients: nobody@example.org',
          'Auto-Submitted: auto-replied',
        ],
        [
          'This message was created automatically by mail delivery software.',
          '  nobody@example.org',
          '    Unrouteable address',
        ],
      ),
    ],
    [
      'Exchange',
      report(to, {
        ...failed,
        from: 'postmaster@tenant.example',
        status: '5.1.10',
        diagnosis: '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
        headers: ['X-MS-Exchange-Message-Is-Ndr: ', 'Auto-Submitted: auto-replied'],
      }),
    ],
    [
      'Exchange, Action behind other fields in capitals',
      report(to, failed).replace('Action: failed', 'Remote-MTA: dns; a.example\r\nACTION: Failed'),
    ],
    [
      'Gmail',
      report(to, {
        ...failed,
        from: 'mailer-daemon@googlemail.com',
        headers: ['X-Failed-Recipients: nobody@example.org', 'Auto-Submitted: auto-replied'],
      }),
    ],
    ['Amazon SES', report(to, { ...failed, from: 'MAILER-DAEMON@eu-west-2.amazonses.com' })],
    [
      'Yahoo',
      report(to, {
        ...failed,
        diagnosis: '554 delivery error: dd This user doesn’t have a yahoo.com account',
      }),
    ],
    ['a report that says nothing of an action', report(to, failed).replace('Action: failed\r\n', '')],
    [
      'a report of a delay that ended',
      report(to, { ...failed, status: '4.4.7', diagnosis: 'Delivery time expired' }),
    ],
    ['a report with bare line ends', report(to, failed).replaceAll('\r\n', '\n')],
    [
      'qmail',
      plain(to, daemon, [
        'Hi. This is the qmail-send program at mx.example.',
        "I'm afraid I wasn't able to deliver your message to the following addresses.",
        'This is a permanent error; I’ve given up. Sorry it didn’t work out.',
        '<nobody@example.org>:',
        '192.0.2.1 does not like recipient.',
        'Remote host said: 550 5.1.1 User unknown',
      ]),
    ],
    [
      'an old Sendmail',
      plain(to, daemon, [
        '   ----- The following addresses had permanent fatal errors -----',
        '<nobody@example.org>',
        '550 5.1.1 ... User unknown',
      ]),
    ],
    [
      'a gateway',
      plain(
        to,
        ['From: postmaster@gw.example'],
        ['Your message could not be delivered.', 'Reason: (550) mailbox unavailable'],
      ),
    ],
    [
      'Domino',
      plain(
        to,
        ['From: Postmaster@domino.example', 'Subject: DELIVERY FAILURE: User nobody not listed'],
        ['Your message', 'was not delivered to: nobody@example.org', 'because: User unknown 550'],
      ),
    ],
    ['a server that writes addresses in capitals', report(to.toUpperCase(), failed)],
    [
      'a forwarded return that names us in Delivered-To',
      report('office@example.org', { ...failed, headers: [`Delivered-To: ${to}`] }),
    ],
  ];
  const others: [string, string][] = [
    [
      'out of office',
      plain(
        to,
        ['From: Jo <jo@example.org>', 'Auto-Submitted: auto-replied', 'Subject: Out of office'],
        ['I am away until Monday. 550 people wrote.'],
      ),
    ],
    [
      'out of office from an empty sender',
      plain(
        to,
        [
          'Return-Path: <>',
          'From: Jo <jo@example.org>',
          'Auto-Submitted: auto-replied',
          'Subject: Automatic reply',
        ],
        ['I am unable to deliver your message to my team until Monday.'],
      ),
    ],
    [
      'out of office, by Exchange',
      plain(
        to,
        [
          'Return-Path: <>',
          'From: Jo <jo@example.org>',
          'X-Auto-Response-Suppress: All',
          'Auto-Submitted: auto-generated',
          'Subject: Automatic reply',
        ],
        ['I am on leave.'],
      ),
    ],
    [
      'an answer by a robot',
      plain(
        to,
        ['From: help@example.org', 'X-Autoreply: yes', 'Subject: Ticket 550'],
        ['Delivery failed? Read our questions.'],
      ),
    ],
    [
      'a warning of a delay',
      report(to, { action: 'delayed', status: '4.4.1', diagnosis: '451 4.4.1 timed out' }),
    ],
    [
      'a delay as text',
      plain(to, daemon, [
        'Your message could not be delivered for 4 hours.',
        'It will be retried until it is 5 days old.',
      ]),
    ],
    ['a receipt', report(to, { action: 'delivered', status: '2.0.0', diagnosis: '250 ok' })],
    ['a receipt of a relay', report(to, { action: 'relayed', status: '2.0.0', diagnosis: '250 ok' })],
    [
      'spam',
      plain(
        to,
        ['From: Win <win@spam.example>', 'Subject: Undeliverable fortune'],
        ['User unknown? 550 5.1.1 prizes wait.'],
      ),
    ],
    [
      'a complaint by feedback loop',
      plain(to, ['From: fbl@example.org', 'Subject: FW: spam'], ['This is an abuse report.']),
    ],
    [
      'a person’s answer',
      plain(
        to,
        ['From: Jo <jo@example.org>', 'Subject: Re: Undelivered Mail'],
        ['It could not be delivered on Monday, you said? 550 pounds?'],
      ),
    ],
    ['nothing', ''],
    ['no header', `\r\n\r\n${to}`],
  ];
  const all = (list: [string, string][], isReturned: boolean) =>
    list.map(([name, raw]) => ({ name, raw, returned: isReturned }));
  return [...all(returned, true), ...all(others, false)];
}
