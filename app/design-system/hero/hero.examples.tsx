import { Button } from '../button/button.tsx';
import type { PartExamples } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { Hero } from './hero.tsx';

const waterfront = (
  <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="1280" height="720" fill="#f9e7df" />
    <circle cx="960" cy="300" r="110" fill="#f3c969" />
    <path d="M0 380c220-90 420-90 640-20s420 60 640-30v390H0z" fill="#a9d0c6" />
    <path d="M0 480h1280v240H0z" fill="#7fb5a8" />
    <path d="M0 560c300-60 700-40 1280 0v160H0z" fill="#1f5650" />
  </svg>
);

export const heroExamples: PartExamples = {
  part: 'Hero',
  examples: [
    {
      name: 'Home, with a picture and the one action',
      element: (
        <Hero
          size="home"
          eyebrow="Southampton and Hampshire"
          title="Care at home, from people who stay"
          lead="Tell us where, and we will tell you at once whether we come there."
          media={waterfront}
        >
          <TextField label="Your postcode" autoComplete="off" />
          <Button>Check my postcode</Button>
        </Hero>
      ),
    },
    {
      name: 'A page without a picture',
      element: <Hero title="Get in touch" lead="A person answers, Monday to Friday from nine to six." />,
    },
  ],
};
