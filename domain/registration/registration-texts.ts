import { brand } from '#content/brand.yaml';
import { pending, rating as ratingSentences, registered } from '#content/registration.yaml';
import { startDateOption } from '#content/service-options.yaml';
import { services } from '#content/services.yaml';
import type { Rating, Registration } from '../content/company/brand.ts';
import { fill, fillEach } from '../text/fill.ts';
import { localDate } from '../time/days-in-words.ts';
import { nation } from './nation.ts';
import { everydayHelp, isAllEverydayHelp } from './offered.ts';
import { coveredWhilePending } from './registration-state.ts';

/** All of it follows the one switch in the brand. */
export interface RegistrationTexts {
  /** Null once registered. */
  mark: string | null;
  title: string;
  short: string;
  explanation: string[];
  /** Says what can begin before the rest; empty if nothing can, or everything. */
  availableNow: string;
  /** After the list of services: which of them can be had. */
  begins: string;
  /** Before the three steps: what can follow them today. */
  steps: string;
  /** After the answer that we cover an area; null if everything can begin. */
  covered: string | null;
  /** Stands in each job whose file says `regulated`; null once such work can begin. */
  regulatedJob: string | null;
  regulatedLabel: string;
  availableLabel: string;
  startNotice: { text: string; path: string } | null;
  link: { text: string; url: string };
  ratings: readonly RatingTexts[];
}

interface RatingTexts {
  text: string;
  link: { text: string; url: string };
  /** Says what has changed since; null where nothing is said. */
  changed: string | null;
  poster: { src: string; alt: string } | null;
}

const { regulator: care, name, isRegulated, regulatedCare, authority, number, ratings: rated } = nation;
const values = {
  ...{ nation: name, isRegulated, regulatedCare, authority, ...number },
  ...{ regulator: care.inFull, inShort: care.inShort },
};

const ofEverydayHelp = ({ everyday }: { everyday: string }) => (isAllEverydayHelp ? [everyday] : []);

const isWaiting = services.some(({ regulated }) => regulated);
const begun = [
  ...services.filter(({ regulated }) => !regulated).map(({ label }) => label),
  ...(everydayHelp ? [everydayHelp] : []),
];
const available = new Intl.ListFormat('en-GB').format(begun);

function beginnings() {
  if (!isWaiting) return { availableNow: '', begins: registered.begins, steps: registered.steps };
  if (begun.length === 0) return { availableNow: '', ...pending.later };
  const { availableNow, begins, steps } = pending;
  return {
    availableNow: fill(availableNow, { available }),
    begins: fill(begins, { available }),
    steps: fill(steps, { available }),
  };
}

function pendingTexts(): RegistrationTexts {
  return {
    ...pending,
    ...beginnings(),
    short: fill(pending.short, values),
    explanation: [...fillEach(pending.explanation, values), ...ofEverydayHelp(pending)],
    covered: coveredWhilePending,
    startNotice: { text: pending.startNotice, path: `/contact?service=${startDateOption}` },
    link: { text: fill(pending.link, values), url: care.url },
    ratings: [],
  };
}

type Registered = Extract<Registration, { status: 'registered' }>;

function registeredTexts({ providerId, url, ratings = [] }: Registered): RegistrationTexts {
  const all = { ...values, providerId };
  return {
    ...registered,
    title: fill(registered.title, all),
    short: fill(registered.short, all),
    explanation: [...fillEach(registered.explanation, all), ...ofEverydayHelp(registered)],
    link: { text: fill(registered.link, all), url },
    ratings: ratings.map(ratingWords),
    mark: null,
    availableNow: '',
    covered: null,
    startNotice: null,
    regulatedJob: null,
  };
}

function ratingWords({ location, rating, date, url, changed, poster }: Rating): RatingTexts {
  const isThemes = typeof rating === 'object';
  const each = Object.entries(isThemes ? rating : {});
  const themes = each.map(([theme, value]) => `${theme}${theme.endsWith('?') ? '' : ':'} ${value}`);
  const text = fill(isThemes ? ratingSentences.withThemes : ratingSentences.text, {
    place: location,
    found: [rated.verb, isThemes ? '' : rating].filter(Boolean).join(' '),
    regulator: care.inFull,
    day: localDate(date),
    themes: themes.join('; '),
  });
  return {
    text: [text, rated.after].filter(Boolean).join(' '),
    link: { text: fill(ratingSentences.link, { site: new URL(url).hostname }), url },
    changed: changed
      ? fill(ratingSentences.changed, { day: localDate(changed.date), changed: changed.text })
      : null,
    // Browsers keep it for a year: the next report has another address.
    poster: poster ? { src: `/media/${poster.picture}?v=${date}`, alt: poster.alt } : null,
  };
}

export function registrationTexts(registration: Registration): RegistrationTexts {
  return registration.status === 'registered' ? registeredTexts(registration) : pendingTexts();
}

export const registration: RegistrationTexts = registrationTexts(brand.registration);
