import type { PartExamples } from '../example.ts';
import { Prose } from './prose.tsx';

export const proseExamples: PartExamples = {
  part: 'Prose',
  examples: [
    {
      name: 'Long text',
      element: (
        <Prose>
          <h2>What a day looks like</h2>
          <p>
            A visit in the morning begins with a cup of tea and a look at how the night was.{' '}
            <strong>Nothing is rushed</strong>, and <em>you</em> decide what comes first. Read more in{' '}
            <a href="/about">how we work</a>.
          </p>
          <ul>
            <li>Washing, dressing, breakfast</li>
            <li>
              <strong>Medicines:</strong> reminders, and a note of what was taken
            </li>
          </ul>
          <h3>In order</h3>
          <ol>
            <li>We listen</li>
            <li>We write a plan with you</li>
          </ol>
          <blockquote>They come when they say they will.</blockquote>
        </Prose>
      ),
    },
  ],
};
