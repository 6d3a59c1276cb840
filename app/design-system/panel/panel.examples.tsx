import { Link } from 'react-router';
import { ButtonLink } from '../button/button-link.tsx';
import type { PartExamples } from '../example.ts';
import { Panel, PanelList } from './panel.tsx';

const scene = (
  <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="400" height="300" fill="#a9d0c6" />
    <circle cx="300" cy="90" r="42" fill="#f3c969" />
    <path d="M0 210c80-60 150-60 230-10s120 30 170-10v110H0z" fill="#1f5650" />
    <path d="M0 250c90-40 200-30 400 0v50H0z" fill="#17433e" />
  </svg>
);

export const panelExamples: PartExamples = {
  part: 'Panel',
  examples: [
    {
      name: 'In a list, alternating',
      element: (
        <PanelList>
          <Panel title="A night without worry" level={3} media={scene}>
            <p>
              Somebody awake in the house, or asleep nearby and there at a call.{' '}
              <Link to="/night-care">Ask us how.</Link>
            </p>
            <ButtonLink to="/night-care" variant="secondary">
              Night care
            </ButtonLink>
          </Panel>
          <Panel title="Home from hospital" level={3} media={scene}>
            <p>The first two weeks matter most. We plan them with you before the day comes.</p>
          </Panel>
        </PanelList>
      ),
    },
  ],
};
