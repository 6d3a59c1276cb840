import { assistant } from '#content/assistant.yaml';
import { rightApplication } from '../support/application-cases.ts';
import { message } from '../support/message-form.ts';
import { nextCallTime } from '../support/next-call-time.ts';
import type { Visitor } from './visitor.ts';

interface Journey {
  /** Takes part in every change's tests. */
  short?: true;
  /** Ends with what the visitor came for. */
  make(visitor: Visitor, cv: string): Promise<unknown>;
}

const ELSEWHERE = 'M1 1AE';
const FASTEST_PERSON_MS = 2_100;

/** Sets the page's stopwatch forward: a form that is filled in as fast looks like a machine's. */
const waitPastSpamCheck = ({ browser }: Visitor) =>
  browser.evaluate((longer) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + longer;
  }, FASTEST_PERSON_MS);

async function check(visitor: Visitor, path: string, postcode: string): Promise<void> {
  await visitor.open(path);
  await visitor.type('Enter your postcode', postcode);
  await visitor.press('Check my postcode');
}

const isNarrow = ({ browser }: Visitor) => browser.evaluate(() => innerWidth <= 768);

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  if (await isNarrow(visitor)) await visitor.press('Menu');
}

export const journeys: Readonly<Record<string, Journey>> = {
  'a postcode is answered': {
    short: true,
    async make(visitor) {
      await check(visitor, '/', 'SO15 1AA');
      await visitor.sees('Good News!');
      await visitor.show('postcode covered');
      await visitor.press('Close');
      await check(visitor, '/home-care', ELSEWHERE);
      await visitor.sees('Coming Soon');
      await visitor.show('postcode elsewhere');
    },
  },

  'an address is kept for the day we come': {
    async make(visitor) {
      await check(visitor, '/', ELSEWHERE);
      await visitor.fill('Email', 'waiting@example.org');
      await waitPastSpamCheck(visitor);
      await visitor.press('Notify Me');
      await visitor.sees('Thank you! We will write to you as soon as');
      await visitor.show('waitlist');
    },
  },

  'an application arrives with its CV': {
    short: true,
    async make(visitor, cv) {
      await visitor.open('/careers/companion-eastleigh');
      await visitor.press('Apply for this Position');
      await visitor.sees('Full name');
      await visitor.show('application');
      await visitor.press('Submit Application');
      await visitor.sees('Please check what you filled in');
      await visitor.show('application with mistakes');
      await visitor.fill('Full name', rightApplication.name);
      await visitor.fill('Email', rightApplication.email);
      await visitor.fill('Phone number', rightApplication.phone);
      await visitor.choose('Years of experience', 2);
      await visitor.fill('Cover letter', rightApplication.message);
      await visitor.type('CV/Resume', cv);
      await waitPastSpamCheck(visitor);
      await visitor.show('application filled in');
      await visitor.press('Submit Application');
      await visitor.sees('Application Submitted!');
      await visitor.show('application sent');
    },
  },

  'a service is found in the menu': {
    short: true,
    async make(visitor) {
      await openMenu(visitor);
      await visitor.press('Services', 'nav button');
      await visitor.sees('Night Care');
      await visitor.show('menu');
      await visitor.press('Night Care', 'nav a');
      await visitor.isAt('/night-care');
    },
  },

  'a call is scheduled': {
    async make(visitor) {
      await visitor.open('/contact?form=call');
      const { day, time } = nextCallTime();
      await visitor.choose('Day', day);
      await visitor.choose('Time', time);
      await visitor.fill('Name', 'Łukasz Nowak');
      await visitor.fill('Phone number', '023 8096 0000');
      await waitPastSpamCheck(visitor);
      await visitor.show('call');
      await visitor.press('Request the call');
      await visitor.sees('We will ring you on');
      await visitor.show('call scheduled');
    },
  },

  'a message arrives, and a mistake is named': {
    async make(visitor) {
      await visitor.open('/contact');
      await visitor.press('Send Message');
      await visitor.sees('Please check what you filled in');
      await visitor.show('message with mistakes');
      for (const [label, text] of Object.entries(message)) await visitor.fill(label, text);
      await visitor.choose('Service', 1);
      await waitPastSpamCheck(visitor);
      await visitor.press('Send Message');
      await visitor.sees('Your message has been sent successfully!');
      await visitor.show('message sent');
    },
  },

  'somebody registers for an event': {
    async make(visitor) {
      await visitor.open('/events/ai-in-plain-english');
      await visitor.fill('Name', 'Anne-Marie Smith');
      await visitor.fill('Email', 'anne@example.org');
      await waitPastSpamCheck(visitor);
      await visitor.press('Register my interest');
      await visitor.sees('Thank you for registering!');
      await visitor.show('registered');
    },
  },

  'jobs are found': {
    async make(visitor) {
      await visitor.open('/careers');
      if (await isNarrow(visitor)) await visitor.press('More filters');
      await visitor.show('job filters');
      await visitor.fill('Job, word or reference', 'night');
      await visitor.isAt('/careers?q=night');
      await visitor.press('Search', 'search button');
      await visitor.sees('found');
      await visitor.show('jobs found');
    },
  },

  'new jobs are asked for': {
    async make(visitor) {
      await visitor.open('/job-alerts');
      await visitor.fill('Email', 'jo@example.org');
      await waitPastSpamCheck(visitor);
      await visitor.press('Email me new jobs');
      await visitor.sees('Now check your inbox');
    },
  },

  'a question is found and read': {
    async make(visitor) {
      await visitor.open('/faq?q=invoice');
      await visitor.press('How and when do I pay?');
      await visitor.sees('invoice');
      await visitor.show('question');
    },
  },

  'a page is found': {
    async make(visitor) {
      await openMenu(visitor);
      await visitor.press('Search', 'nav a');
      await visitor.fill('What are you looking for?', 'night');
      await visitor.press('Night Care');
      await visitor.isAt('/night-care');
    },
  },

  'the assistant answers, and leads to a person': {
    async make(visitor) {
      await openMenu(visitor);
      await visitor.press(assistant.toggle, (await isNarrow(visitor)) ? 'nav a' : 'button');
      await visitor.type('Your question', 'Do you offer night care?\uE007');
      await visitor.sees('once we are registered');
      await visitor.show('assistant');
    },
  },

  'a week has its price': {
    async make(visitor) {
      await visitor.open('/prices');
      await visitor.choose('Begins at', 16);
      await visitor.choose('How long', 2);
      await visitor.press('Monday');
      await visitor.press('Work it out');
      await visitor.sees('About £');
      await visitor.show('price');
    },
  },

  'the privacy notice is found and read': {
    async make(visitor) {
      await visitor.open('/contact');
      await visitor.press('Privacy Policy', 'footer a');
      await visitor.press('How to complain');
      await visitor.sees('How to complain');
      await visitor.show('privacy');
    },
  },

  'keyboard shortcuts are listed': {
    async make(visitor) {
      await visitor.open('/credits');
      await visitor.press('Keyboard shortcuts');
      await visitor.sees('Use keyboard shortcuts');
      await visitor.show('shortcuts');
    },
  },
};
