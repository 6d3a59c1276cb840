import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SAMPLE = join(import.meta.dirname, '../../../content');

/** How much a folder has in all. */
export interface FolderSize {
  jobs: number;
  news: number;
  services: number;
  questions: number;
}

const TOWNS = ['Southampton', 'Winchester', 'Romsey', 'Eastleigh', 'Fareham', 'Portsmouth'];
const SUBJECTS = ['mornings', 'gardens', 'shopping', 'the stairs', 'letters', 'pets', 'meals', 'outings'];
const of = (all: readonly string[], number: number) => all[number % all.length] ?? '';

/** The sample, and as much more of each kind as makes the size; what is added differs in name, place and words. */
export function writeLargeFolder(folder: string, { jobs, news, services, questions }: FolderSize): void {
  cpSync(SAMPLE, folder, { recursive: true });
  const read = (path: string) => readFileSync(join(SAMPLE, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const job = read('jobs/home-care-worker-southampton.md');
  for (let number = 1; number <= jobs; number++) {
    const named = job
      .replace(/^id: .*$/m, `id: job-${number}`)
      .replace(/^title: .*$/m, `title: Carer for ${of(SUBJECTS, number)} ${number}`)
      .replace(/^location: .*$/m, `location: ${of(TOWNS, number)}`);
    write(`jobs/job-${number}.md`, named);
  }
  const paragraph = 'We met in the hall, had tea, and walked round the garden as far as each of us liked.';
  for (let number = 1; number <= news; number++) {
    const head = `---\ntitle: A day with ${of(SUBJECTS, number)} ${number}\ndate: 2 weeks ago\nsummary: How we spent day ${number} in ${of(TOWNS, number)}.\n---\n`;
    write(`news/day-${number}.md`, `${head}\n${`${paragraph}\n\n`.repeat(8)}`);
  }
  const service = read('services/night-care.yaml');
  for (let number = 1; number <= services; number++) {
    const name = `Help with ${of(SUBJECTS, number)} ${number}`;
    const named = service
      .replace(/^place: .*$/m, `place: ${20 + number}`)
      .replace(/^(cardTitle|label|heading): .*$/gm, `$1: ${name}`);
    write(`services/help-${number}.yaml`, named);
  }
  const asked = Array.from({ length: questions }, (_, number) =>
    [
      `  - id: asked-${number}`,
      `    question: Can you help with ${of(SUBJECTS, number)} on day ${number}?`,
      `    answer: Yes. Ring us, and we will plan day ${number} with you.`,
      `    words: ${of(SUBJECTS, number)}, day ${number}`,
      '    icon: house',
      '    category: services',
    ].join('\n'),
  );
  write('faq.yaml', `${read('faq.yaml').trimEnd()}\n${asked.join('\n')}\n`);
  for (const path of globSync('**/*.{md,yaml}', { cwd: folder })) {
    const text = readFileSync(join(folder, path), 'utf8');
    write(
      path,
      text.replace(COUNTED_DAYS, (_, ahead) => dayFromNow(ahead ? 30 : -10)),
    );
  }
}

/** Days are counted from the build in the sample alone. */
const COUNTED_DAYS =
  /(?<=^ *(?:date|postedDate|closingDate|from): )(?:(in) \d+ (?:day|week)s?|\d+ (?:day|week)s? ago)$/gm;

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
