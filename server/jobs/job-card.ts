import type { Job } from './job.ts';

const CARD_FIELDS = [
  ...(['id', 'title', 'location', 'salary', 'shortDescription', 'contractType'] as const),
  ...(['hoursPerWeek', 'closingDate', 'postedDate', 'sponsorship'] as const),
] as const;

export type JobCard = Pick<Job, (typeof CARD_FIELDS)[number]>;

export function jobCard(job: Job): JobCard {
  const shown = Object.fromEntries(CARD_FIELDS.map((field) => [field, job[field]])) as JobCard;
  return { ...shown, shortDescription: cardDescription(job.shortDescription) };
}

const CARD_WORDS = 20;

export function cardDescription(text: string): string {
  const words = text.trim().split(/\s+/u);
  if (words.length <= CARD_WORDS) return words.join(' ');
  return `${words
    .slice(0, CARD_WORDS)
    .join(' ')
    .replace(/(?<![\s.,;:!?–-])[\s.,;:!?–-]+$/u, '')}…`;
}
