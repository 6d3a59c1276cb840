import { ButtonLink } from '../button/button-link.tsx';
import type { PartExamples } from '../example.ts';
import { Section } from './section.tsx';

const grounds = ['plain', 'quiet', 'warm', 'raised', 'deep'] as const;

export const sectionExamples: PartExamples = {
  part: 'Section',
  examples: grounds.map((ground) => ({
    name: `On the ${ground} ground`,
    element: (
      <Section
        ground={ground}
        eyebrow="How it works"
        title="Three steps, no obligation"
        intro="A call, a visit, a plan: you decide at every step."
      >
        <ButtonLink to="/contact">Start with a call</ButtonLink>
      </Section>
    ),
  })),
};
