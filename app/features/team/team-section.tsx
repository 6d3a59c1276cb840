import { team } from '#content/team.yaml';
import type { Person, TeamPage } from '#domain/content/short-files.ts';
import { Section } from '~/design-system/section/section.tsx';
import { TeamList } from './team-list.tsx';

export const teamOn = (page: TeamPage): readonly Person[] =>
  team.people.filter(({ pages }) => pages.includes(page));

interface Props {
  people: readonly Person[];
  ground?: 'plain' | 'quiet';
}

export function TeamSection({ people, ground }: Props) {
  if (people.length === 0) return null;
  return (
    <Section title={team.title} ground={ground}>
      <TeamList people={people} />
    </Section>
  );
}
