// The office's usual changes, each in one file of its folder, as a person with an editor would make them.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { createForms } from '../chaos/forms.ts';
import { seededRandom } from '../chaos/random.ts';
import { sendForm } from '../chaos/send-form.ts';
import { mailsOf } from '../support/mails.ts';
import { type ProviderSite, root } from './provider-site.ts';

interface ChangeByHand {
  make(): void;
  isSeen(): Promise<boolean>;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const job = (id: string, title: string) => `---
id: ${id}
title: ${title}
location: Otley
salary: £13.20 an hour
contractType: Permanent, part-time
hoursPerWeek: "20"
postedDate: ${inDays(-1)}
jobReference: AHN-OT-08
shortDescription: Come to people in Otley at the end of their day.
---

## Job Description

You come between four and eight.
`;

const news = `---
title: We open our doors
date: ${inDays(-1)}
summary: Tea and cake on Tannery Row.
image: open-day.png
imageAlt: A hall with a long table, cups and a cake.
---

Everyone is welcome.
`;

const event = `events:
  - slug: tea-and-tunes
    updated: '2026-11-21'
    name: Tea and Tunes
    metaDescription: An afternoon of songs in Otley for people with dementia and those who look after them, with tea, cake and a quiet corner.
    summary: An afternoon of songs.
    about:
      - Sing, or listen.
    topics:
      - Songs from the radio
    date: '2031-06-21'
    startTime: '14:00'
    endTime: '16:00'
    venue:
      name: Otley Courthouse
      town: Otley
      postcode: LS21 3AN
`;

const question = `questions:
  - id: dogs
    question: Do your carers mind a dog?
    answer: Most of them like dogs. Tell us, and we send someone who does.
    icon: badge-check
    category: services
`;

export function change(folder: string, name: string, from: string | RegExp, to: string): void {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${name}: there is no ${from}`);
  writeFileSync(file, after);
}

export function changesByHand({
  folder,
  site,
  textOf,
}: ProviderSite): Readonly<Record<string, ChangeByHand>> {
  const edit = (name: string, from: string | RegExp, to: string) => () => change(folder, name, from, to);
  const add = (name: string, text: string) => () => writeFileSync(join(folder, name), text);
  const shows = (path: string, words: string) => async () => (await textOf(path)).includes(words);
  /** A file of general words is copied before its first change. */
  const own = (name: string) => {
    if (existsSync(join(folder, name))) return;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, 'content', name), join(folder, name));
  };
  const nextForm = createForms(seededRandom(2));
  return {
    'a line of the prices': {
      make: edit('prices.yaml', 'day: 2740', 'day: 2860'),
      isSeen: shows('/prices', '£28.60'),
    },
    'hours at Christmas': {
      make: edit(
        'opening-times.yaml',
        'notices: []',
        `notices:\n  - from: '${inDays(-1)}'\n    until: '${inDays(30)}'\n    text: Over Christmas ring the urgent number.`,
      ),
      isSeen: shows('/contact', 'Over Christmas ring the urgent number.'),
    },
    'half a day': {
      make: edit('opening-times.yaml', 'otherDays: {}', `otherDays:\n  '${inDays(1)}': ['08:45', '11:15']`),
      isSeen: shows('/contact', '11.15 am'),
    },
    'a new job': {
      make: add('jobs/evening-carer-otley.md', job('evening-carer-otley', 'Evening Carer')),
      isSeen: shows('/careers', 'Evening Carer'),
    },
    'a job that is closed': {
      make: edit('jobs/night-carer-otley.md', 'postedDate:', `closingDate: ${inDays(-2)}\npostedDate:`),
      isSeen: async () => !(await textOf('/careers')).includes('Waking Night Carer'),
    },
    'an answer of the FAQ': {
      make: edit('faq.yaml', 'questions:\n', question),
      isSeen: shows('/faq', 'Do your carers mind a dog?'),
    },
    'news with a picture': {
      make: () => {
        cpSync(join(root, 'public/icon-512.png'), join(folder, 'news/open-day.png'));
        add('news/open-day.md', news)();
      },
      isSeen: async () => {
        const [, src = ''] =
          /<img[^>]* alt="A hall with a long table, cups and a cake."/
            .exec(await textOf('/news/open-day'))?.[0]
            .match(/ src="([^"]+)"/) ?? [];
        return src !== '' && (await fetch(site().url + src)).headers.get('content-type') === 'image/png';
      },
    },
    'a headline': {
      make: edit('about.yaml', 'title: About Us', 'title: Who comes to you'),
      isSeen: shows('/about', 'Who comes to you'),
    },
    'a new town': {
      make: edit('coverage.yaml', /- HG1$/gm, '- HG1\n    - HG5'),
      isSeen: async () => {
        const body = new URLSearchParams({ postcode: 'HG5 8AA', area: 'home' });
        const init = { method: 'POST', body, headers: { origin: site().url } };
        return (await (await fetch(`${site().url}/postcode-check`, init)).text()).includes(
          'We cover your area',
        );
      },
    },
    'an event': {
      make: edit('events.yaml', 'events:\n', event),
      isSeen: shows('/events/tea-and-tunes', 'Otley Courthouse'),
    },
    'a word in a mail': {
      make: () => {
        own('mails/enquiry.yaml');
        change(
          folder,
          'mails/enquiry.yaml',
          'heading: We have your message.',
          'heading: Your words are here.',
        );
      },
      isSeen: async () => {
        const form = nextForm(0);
        if ((await sendForm(form, site().url)).status !== 'acknowledged') return false;
        const ofVisitor = async () =>
          (await mailsOf(site())).find(({ to }) => to?.[0]?.address === form.email)?.text ?? '';
        await expect.poll(ofVisitor).not.toBe('');
        return (await ofVisitor()).includes('Your words are here.');
      },
    },
    registered: {
      make: edit(
        'brand.yaml',
        'status: pending',
        'status: registered\n  providerId: 1-4827163950\n  url: https://www.cqc.org.uk/provider/1-4827163950',
      ),
      isSeen: shows('/', '1-4827163950'),
    },
  };
}
