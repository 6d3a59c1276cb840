import { pdf } from '../../server/applications/cv/pdf-for-tests.ts';
import { rightApplication } from '../support/application-cases.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { startChatProvider } from '../support/chat-provider.ts';
import { answering, startHttpUpstream } from '../support/http-upstream.ts';
import { jobsAnswer } from '../support/jobs-answer.ts';
import { asPostcodesService } from '../support/postcodes-service.ts';
import {
  headlineOf,
  https,
  type OutsideService,
  runningOn,
  sentenceOf,
  TIMEOUT_MS,
} from './outside-service.ts';
import { wordings } from './wordings.ts';

const overHttp = { wording: wordings.http, scheme: 'https' } as const;

const chatTrouble = "I apologize, but I'm having trouble connecting right now.";
const noApplication =
  'Failed to submit application. Please try again later or contact us directly at careers@wrenfold.example';
const noRegistration = 'Registration failed. Please try again later.';
const noJobs = 'Failed to load job listings. Please try again later.';

const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
/** Another one each time: what is known of a postcode is kept. */
const postcodeOf = (number: number) =>
  `SO14 7${letters[Math.floor(number / letters.length)]}${letters[number % letters.length]}`;

const postcodes: OutsideService = {
  ...overHttp,
  start: () =>
    runningOn(
      startHttpUpstream((response, request) =>
        asPostcodesService(response, { ...request, path: '/postcodes/SO14%207LY' }),
      ),
    ),
  settings: (port) => ({ POSTCODES_URL: https(port), POSTCODES_TIMEOUT_MS: TIMEOUT_MS }),
  visit: (site, visitor) => {
    const postcode = postcodeOf(Number(/\d+/.exec(visitor)));
    return headlineOf(site.post('/postcode-check', { postcode }));
  },
  whenWell: 'Good News!',
  whenAway: 'Good News!',
  logs: {
    away: ['The postcode source does not answer: the embedded table stands in'],
    back: ['The postcode source answers again'],
  },
};

const chatProvider: OutsideService = {
  ...overHttp,
  start: () => runningOn(startChatProvider()),
  settings: (port) => ({ CHAT_URL: https(port), CHAT_API_KEY: 'key', CHAT_TIMEOUT_MS: TIMEOUT_MS }),
  visit: async ({ send }) => {
    const { text } = await send('/api/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Can somebody stay the night?' }] }),
    });
    const answer = JSON.parse(text);
    return answer.error?.message ?? answer.choices[0].message.content;
  },
  whenWell: 'A carer can come in the evening. See [Night Care](/night-care).',
  whenAway: (fault) => {
    if (fault === '4xx') return 'Authentication error. Please check the API configuration.';
    if (fault === '5xx') return chatTrouble;
    return `${chatTrouble} Please try again later or contact us directly through our contact form.`;
  },
  logs: { away: ['The chat provider did not answer'], back: ['The chat provider answers again'] },
};

const backend: OutsideService = {
  ...overHttp,
  start: () =>
    runningOn(startHttpUpstream(answering(200, '{"success":true,"reference":"AB-1234","jobs":[]}'))),
  settings: (port) => ({ BACKEND_URL: https(port), BACKEND_TIMEOUT_MS: TIMEOUT_MS }),
  visit: async (site, email) => {
    const resume = new File([new Uint8Array(pdf())], 'cv.pdf', { type: 'application/pdf' });
    const [applied, registered] = await Promise.all([
      site.post('/api/apply', { ...rightApplication, email, resume }),
      sentenceOf(
        site.submit('/events/ai-in-plain-english', 'Register my interest', { name: 'Jo Smith', email }),
        noRegistration,
        'Thank you for registering!',
      ),
    ]);
    const { success, error } = JSON.parse(applied.text);
    return `${success ? 'Applied.' : error} ${registered}`;
  },
  whenWell: 'Applied. Thank you for registering!',
  whenAway: `${noApplication} ${noRegistration}`,
  logs: {
    // Submissions of visitors are counted one by one: an operator may have to say how many they were.
    away: [
      ...Array(2).fill('The backend did not take an application; the visitor was told so.'),
      ...Array(2).fill('The backend did not take an event registration; the visitor was told so.'),
    ],
    back: [],
  },
};

const listed = (site: BuiltSite) =>
  sentenceOf(site.send('/careers'), 'Carer of the backend', 'Carer of Contentful', noJobs);

const jobsOfTheBackend: OutsideService = {
  ...overHttp,
  start: () =>
    runningOn(
      startHttpUpstream(answering(200, jobsAnswer([{ id: 'carer', title: 'Carer of the backend' }]))),
    ),
  settings: (port) => ({ BACKEND_URL: https(port), JOBS_TIMEOUT_MS: TIMEOUT_MS }),
  visit: listed,
  whenWell: 'Carer of the backend',
  whenAway: noJobs,
  logs: {
    away: ['Failed to fetch job listings from backend', 'no source of jobs answers'],
    back: ['The backend lists jobs again', 'A source of jobs answers again'],
  },
};

const carer = { sys: { id: 'carer' }, fields: { title: 'Carer of Contentful' } };

const contentful: OutsideService = {
  ...overHttp,
  start: () => runningOn(startHttpUpstream(answering(200, JSON.stringify({ total: 1, items: [carer] })))),
  settings: (port) => ({
    // A closed port: Contentful is asked where the backend is away.
    BACKEND_URL: 'http://127.0.0.1:9',
    CONTENTFUL_URL: https(port),
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_ACCESS_TOKEN: 'token',
    JOBS_TIMEOUT_MS: TIMEOUT_MS,
  }),
  visit: listed,
  whenWell: 'Carer of Contentful',
  whenAway: noJobs,
  logs: { away: ['no source of jobs answers'], back: ['A source of jobs answers again'] },
};

export const servicesThatAnswer = {
  postcodes,
  'chat provider': chatProvider,
  backend,
  'jobs of the backend': jobsOfTheBackend,
  Contentful: contentful,
};
