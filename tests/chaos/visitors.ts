import { setTimeout as wait } from 'node:timers/promises';
import { createForms, type FilledForm, KINDS_OF_FORMS } from './forms.ts';
import { seededRandom } from './random.ts';
import { type Outcome, sendForm } from './send-form.ts';

export interface Acknowledgement {
  form: FilledForm;
  reference: string | null;
}

interface Visits {
  sent: number;
  acknowledged: Acknowledgement[];
  /** Forms that were refused with the right sentence, as often as they were. */
  refused: FilledForm[];
  /** As often as a site with too much to do did not take a form up. */
  busy: number;
  unanswered: number;
  strange: string[];
}

export interface Visitors {
  visits: Visits;
  /** No new forms; resolves when every form is acknowledged, or after a minute of trying. */
  leave(): Promise<void>;
}

interface Options {
  address: () => string | null;
  seed: number;
  count?: number;
  /** Each form comes from an address of its own, where a proxy limits what one address may send. */
  manyAddresses?: boolean;
}

/** One in so many is sent twice at once, as by a double click. */
const DOUBLE_CLICKS = 8;
const BETWEEN_TRIES_MS = 25;
const MAX_LEAVE_MS = 60_000;

/**
 * Visitors who fill in and send forms without pause, and send each one again until it is acknowledged. Each keeps to
 * one kind of form: if they took turns, all could be waiting with a large one on a disk that still takes small ones.
 */
export function startVisitors(options: Options): Visitors {
  const { address, seed, count = KINDS_OF_FORMS, manyAddresses = false } = options;
  const random = seededRandom(seed);
  const visits: Visits = { sent: 0, acknowledged: [], refused: [], busy: 0, unanswered: 0, strange: [] };
  const nextForm = createForms(random);
  let newForms = true;
  let goOn = true;

  async function sendOnce(form: FilledForm): Promise<boolean> {
    const origin = address();
    if (origin === null) return false;
    visits.sent += 1;
    const from = `127.0.${2 + (visits.sent % 200)}.${1 + (visits.sent % 251)}`;
    const outcome = await sendForm(form, origin, manyAddresses ? { from } : {});
    note(visits, form, outcome);
    return outcome.status === 'acknowledged';
  }

  async function click(form: FilledForm): Promise<boolean> {
    const clicks = random() < 1 / DOUBLE_CLICKS ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: clicks }, () => sendOnce(form)));
    return answers.includes(true);
  }

  async function visit(kind: number): Promise<void> {
    while (newForms) {
      const form = nextForm(kind);
      while (!(await click(form)) && goOn) await wait(BETWEEN_TRIES_MS);
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, index) => visit(index)));
  return {
    visits,
    async leave() {
      newForms = false;
      const timer = setTimeout(() => {
        goOn = false;
      }, MAX_LEAVE_MS);
      await all;
      clearTimeout(timer);
    },
  };
}

function note(visits: Visits, form: FilledForm, outcome: Outcome): void {
  if (outcome.status === 'acknowledged') {
    visits.acknowledged.push({ form, reference: outcome.reference });
  } else if (outcome.status === 'refused') visits.refused.push(form);
  else if (outcome.status === 'busy') visits.busy += 1;
  else if (outcome.status === 'unanswered') visits.unanswered += 1;
  else visits.strange.push(outcome.answer);
}
