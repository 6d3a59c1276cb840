import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registrationPending } from '#domain/registration/registration-state.ts';
import { contentAside } from '../../../tests/support/content-aside.ts';
import { describeAsShipped } from '../../../tests/support/describe-as-shipped.ts';
import { embeddedAssistant } from '../../../tests/support/embedded-assistant.ts';

const asking = `
import { writeModules } from './tools/content/write-modules.ts';
const errors = writeModules('.');
if (errors.length > 0) throw new Error(errors.join('\\n'));
const { embeddedAssistant } = await import('./tests/support/embedded-assistant.ts');
const assistant = embeddedAssistant();
const answers = [];
for (const content of JSON.parse(process.argv[2])) {
  const { text, pages } = await assistant.answer([{ role: 'user', content }]);
  answers.push({ text, paths: pages.map(({ path }) => path) });
}
console.log(JSON.stringify(answers));
`;

interface Answer {
  text: string;
  paths: readonly string[];
}

/** The answers of a copy of the project, with the models that ship, after an owner's change. */
function answersAfter(change: (folder: string) => void): Answer[] {
  const copy = contentAside();
  change(copy);
  writeFileSync(join(copy, 'ask.ts'), asking);
  const output = execFileSync(process.execPath, ['ask.ts', JSON.stringify(asked)], {
    cwd: copy,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** Changes the first file that there is. */
function replace(folder: string, files: readonly string[], from: string | RegExp, to: string): void {
  const file = files.map((name) => join(folder, 'content', name)).find((path) => existsSync(path)) ?? '';
  const text = readFileSync(file, 'utf8');
  expect(text.search(from), file).toBeGreaterThanOrEqual(0);
  writeFileSync(file, text.replace(from, to));
}

function addJob(folder: string): void {
  const jobs = join(folder, 'tests/support/content/jobs');
  const front = '---\nid: cook-romsey\ntitle: Cook\nlocation: Romsey\nsalary: £19.40 an hour\n';
  const job = readFileSync(join(jobs, 'companion-eastleigh.md'), 'utf8');
  const rest = job.replace(/^(?:id|title|location|salary): .*\n/gm, '').replace(/^---\n/, '');
  writeFileSync(join(jobs, 'cook-romsey.md'), `${front}${rest}`);
}

const PERSON =
  '$1$2- id: owen-teague\n$2  name: Owen Teague\n$2  role: Senior carer\n$2  text: Owen trains our carers.\n$2  pages: [about]\n$2  sample: false\n$2$3';

const questions = {
  service: 'do you do night care',
  itsPrice: 'how much is a waking night',
  price: 'how much is it per hour',
  faq: 'how soon can you start',
  job: 'any jobs for a cook in Romsey?',
  hoist: 'can your carers use a hoist',
  all: 'what do you do',
  reviews: 'do you have any reviews',
  pets: 'my dad has two cats, is that a problem?',
  person: 'who is Owen Teague',
};
const asked = Object.values(questions);
const answerTo = (answers: readonly Answer[], question: string): Answer => {
  const answer = answers[asked.indexOf(question)];
  if (!answer) throw new RangeError(`Not asked: ${question}`);
  return answer;
};

const assistant = embeddedAssistant();
const before: Answer[] = [];
for (const content of asked) {
  const { text, pages } = await assistant.answer([{ role: 'user', content }]);
  before.push({ text, paths: pages.map(({ path }) => path) });
}

describeAsShipped(() => {
  it('a service taken away, a price set, a question of the FAQ changed and a job added are answered at once', () => {
    const after = answersAfter((folder) => {
      rmSync(join(folder, 'content/services/night-care.yaml'));
      for (const name of ['after-hospital-care', 'care-for-adults', 'home-care', 'live-in-care'])
        replace(folder, [`services/${name}.yaml`], /^ *- night-care\n/m, '');
      replace(folder, ['prices.yaml'], /day: \d+/, 'day: 4150');
      replace(
        folder,
        ['faq.yaml', 'faq.ts'],
        /usually begins within a week or two/,
        'begins within three days',
      );
      replace(
        folder,
        ['faq.yaml'],
        /^questions:\n/m,
        'questions:\n  - id: pets-at-home\n    question: Do you take people with a dog?\n    words: dog, cat\n    category: services\n    icon: badge-check\n    answer: Tell us, and we send somebody who likes them.\n',
      );
      replace(folder, ['team.yaml'], /(people:\n(?: +#.*\n)*)( +)(- id: )/, PERSON);
      addJob(folder);
      writeFileSync(join(folder, 'content/testimonials.yaml'), 'testimonials: []\n');
    });
    expect(answerTo(before, questions.service).paths).toContain('/night-care');
    expect(answerTo(before, questions.itsPrice).text).toContain('a waking night');
    for (const answers of [before, after])
      expect(answerTo(answers, questions.reviews).text).toContain('Not yet.');
    for (const question of [questions.service, questions.itsPrice]) {
      const { text, paths } = answerTo(after, question);
      expect(paths).not.toContain('/night-care');
      expect(text).not.toMatch(/stay the night|waking night/);
    }
    for (const [question, words] of [
      [questions.price, '£41.50'],
      [questions.faq, 'begins within three days'],
      [questions.job, 'Cook, Romsey, £19.40 an hour'],
      [questions.pets, 'we send somebody who likes them'],
      [questions.person, 'Owen Teague, Senior carer'],
    ] as const) {
      expect(answerTo(before, question).text).not.toContain(words);
      expect(answerTo(after, question).text).toContain(words);
    }
  });

  it.runIf(registrationPending)('once we are registered what had to wait can begin', () => {
    const registered = `registration:\n  { status: registered, providerId: 1-1234567890, url: 'https://regulator.example/1' }\n`;
    const after = answersAfter((folder) =>
      replace(folder, ['brand.yaml'], /^registration:\n(?: .*\n)+/m, registered),
    );
    for (const question of [questions.service, questions.hoist, questions.all, questions.faq]) {
      expect(answerTo(before, question).text).toContain('once we are registered');
      expect(answerTo(after, question).text).not.toContain('once we are registered');
    }
  });
});
