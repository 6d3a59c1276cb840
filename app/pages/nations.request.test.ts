import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nations } from '#content/nations.yaml';
import { newsFeedPath } from '#domain/articles/collections.ts';
import type { NationName, Rating, Registration } from '#domain/content/company/brand.ts';
import { loadBuild } from '#server/load-build.ts';
import { isShortRun } from '../../tests/support/long.ts';

const build = await loadBuild();
// The log listens for the end of the process, and is made again with each site.
process.setMaxListeners(20);

const place: Rating = {
  location: 'The Harbour Office',
  date: '2026-05-12',
  url: 'https://report.example/1',
  changed: { date: '2026-06-03', text: 'Two more people plan the visits.' },
  poster: { picture: 'poster.png', alt: 'The Harbour Office: Good.' },
};
const changed = 'Since then (3 June 2026): Two more people plan the visits.';
const found: Record<NationName, Rating['rating']> = {
  england: 'Good',
  scotland: { 'How good is our leadership?': '5 (Very good)', 'How good is our staff team?': '4 (Good)' },
  wales: { 'Well-being': 'Excellent', 'Care and support': 'Good' },
  northernIreland: undefined,
};
const inReport: Record<NationName, string> = {
  england: 'The Harbour Office is rated Good by the Care Quality Commission (CQC), on 12 May 2026.',
  scotland:
    'The Harbour Office is graded by the Care Inspectorate, on 12 May 2026: How good is our leadership? 5 (Very good); How good is our staff team? 4 (Good).',
  wales:
    'The Harbour Office is rated by Care Inspectorate Wales (CIW), on 12 May 2026: Well-being: Excellent; Care and support: Good.',
  northernIreland:
    'The Harbour Office was inspected by the Regulation and Quality Improvement Authority (RQIA), on 12 May 2026. RQIA gives no ratings: what it found is in its report.',
};
const registered = {
  status: 'registered',
  providerId: 'ID-4711',
  url: 'https://register.example/1',
} as const;
const registrationIn = {
  pending: () => ({ status: 'pending' }),
  registered: () => registered,
  rated: (nation: NationName) => {
    const rating = found[nation];
    return { ...registered, ratings: [rating === undefined ? place : { ...place, rating }] };
  },
} as const satisfies Record<string, (nation: NationName) => Registration>;
type State = keyof typeof registrationIn;

/** Words that are true in one state alone. */
const ofState: Record<State, RegExp> = {
  pending:
    /registration pending|registration is pending|once (?:we are|our) regist|until we are (?:approved|registered)|not yet\. we have applied|available once registered/i,
  registered: /has not (?:rated|graded) us yet|It inspects, and gives no ratings/,
  rated: /The Harbour Office|\bis (?:rated|graded)\b|was inspected by/,
};
/** Words of bodies and laws of one nation. */
const ofNation: Record<NationName, RegExp> = {
  england:
    /Care Quality Commission|\bCQC\b|LGSCO|Local Government and Social Care Ombudsman|Care Act 2014, section 42|In England,|elsewhere? in England/,
  scotland:
    /\bCare Inspectorate(?! Wales)|SPSO|Scottish Public Services|\(Scotland\) Act|In Scotland,|in Scotland\b/,
  wales: /Care Inspectorate Wales|\bCIW\b|PSOW|Ombudsman for Wales|\(Wales\) Act|In Wales,|else in Wales/,
  northernIreland: /\bRQIA\b|NIPSO|Regulation and Quality|Northern Ireland/,
};
/** Guides are about England, and say so: an owner elsewhere writes their own (docs/content.md). */
const isGuide = (path: string) => path.startsWith('/useful-information/');

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b(?![^>]*ld\+json).*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

interface Answers {
  pages: Map<string, string>;
  mails: string[];
  ask: (question: string) => Promise<string>;
  html: (path: string) => Promise<string>;
  close: () => Promise<void>;
}

/** The whole site as it is where the brand says so: every module reads the brand again. */
async function siteIn(nation: NationName, registration: Registration): Promise<Answers> {
  vi.resetModules();
  const { brand } = await import('#content/brand.yaml');
  Object.assign(brand, { nation, registration });
  const pages = await import('../routes.ts');
  const { compose } = await import('#server/compose.ts');
  const { readConfig } = await import('#server/config.ts');
  const { everyMail } = await import('../../tests/support/every-mail.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'nations-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    POSTCODES_URL: 'http://127.0.0.1:9',
  });
  const app = await compose(config, { ...build, pages: pages as typeof build.pages, styleSheets: () => [] });
  const get = async (path: string) => (await app.inject({ url: path })).body;
  const listed = [...(await get('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)];
  const jobs = listed.map(([, path = '']) => path).filter((path) => /^\/careers\/./.test(path));
  const paths = [
    ...listed.map(([, path = '']) => path || '/'),
    ...jobs.map((path) => `${path}/apply`),
    ...['/search?q=registered', '/search?q=rating', '/faq?q=registered', '/contact?form=call'],
    ...['/postcode-check?postcode=SO14+7LY', '/area-notice', '/no-such-page', '/office/answer'],
    ...['/robots.txt', '/site.webmanifest', newsFeedPath, '/careers/feed.xml'],
  ];
  const texts = await Promise.all(paths.map(async (path) => [path, textOf(await get(path))] as const));
  // Without the words that people may type, true or not.
  const index: Record<string, unknown>[] = JSON.parse(await get('/search-index.json'));
  const shown = index.map(({ title, summary, text }) => [title, summary, text].join(' '));
  return {
    pages: new Map([...texts, ['/search-index.json', shown.join('\n')]]),
    mails: everyMail().map(({ subject, text, html }) => [subject, text, textOf(html ?? '')].join('\n')),
    ask: async (question) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/chat/completions',
        payload: { messages: [{ role: 'user', content: question }] },
      });
      return answer.body;
    },
    html: get,
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// Tests that follow in this process have the brand as it stands.
afterAll(() => void vi.resetModules());

const names = Object.keys(nations) as NationName[];
const states = Object.keys(registrationIn) as State[];
// Pages in Scots law differ most from those of the sample.
const tried: readonly NationName[] = isShortRun ? ['scotland'] : names;
const all = tried.flatMap((nation) => states.map((state) => ({ nation, state })));

describe.each(all)('$state in $nation', ({ nation, state }) => {
  let site: Answers;
  beforeAll(async () => {
    site = await siteIn(nation, registrationIn[state](nation));
  });
  afterAll(() => site.close());
  const { regulator } = nations[nation];
  const law = {
    pending: `Our registration with ${regulator.inFull} and with ${nations[nation].authority} is pending.`,
    registered: `We are registered with ${regulator.inFull}, ${nations[nation].number.beside} ID-4711.`,
    rated: inReport[nation],
  }[state];
  const isPage = (text: string) => text.includes('©');

  it('says on every page what the law wants, with the regulator in its own words', () => {
    const shown = [...site.pages].filter(([, text]) => isPage(text));
    expect(shown.length).toBeGreaterThan(40);
    const wanted = state === 'rated' ? [law, changed] : [law];
    const lacks = ([, text]: readonly [string, string]) => !wanted.every((words) => text.includes(words));
    expect(shown.filter(lacks).map(([path]) => path)).toEqual([]);
  });

  it('shows the regulator’s own poster at the foot of a page, where there is one', async () => {
    const [foot = ''] = /<footer.*<\/footer>/s.exec(await site.html('/faq')) ?? [];
    expect(foot.includes(`alt="${place.poster?.alt}"`)).toBe(state === 'rated');
  });

  it('has no word of another state or another nation, on a page, in a file or in a mail', () => {
    const notSaid = [
      ...states.filter((other) => other !== state).map((other) => ofState[other]),
      ...names.filter((other) => other !== nation).map((other) => ofNation[other]),
    ];
    const mails = site.mails.map((text, index) => [`mail ${index}`, text] as const);
    const wrong = [...site.pages, ...mails]
      .filter(([path]) => !isGuide(path))
      .flatMap(([path, text]) =>
        notSaid.flatMap((words) => {
          const match = words.exec(text);
          return match ? [`${path}: …${text.slice(Math.max(0, match.index - 50), match.index + 70)}…`] : [];
        }),
      );
    expect(wrong).toEqual([]);
  });

  it.each(['are you registered?', 'what is your rating?', 'who regulates you?'])(
    'the assistant answers “%s” so',
    async (question) => {
      const answer = await site.ask(question);
      expect(answer).toContain(regulator.name);
    },
  );
});
