import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobTerms } from './job-terms.tsx';

const terms = [{ label: 'Mileage', value: '45p a mile' }];
const day = {
  visits: { minutes: 255, pay: 5355 },
  travel: { minutes: 45, pay: 0 },
  anHour: 1071,
  isLowerEnd: true,
  mileage: null,
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('a usual day that is worked out from the lower end of the pay says so, and leaves out miles that no one named', () => {
  const text = textOf(renderToStaticMarkup(<JobTerms terms={terms} day={day} closed={false} />));
  // 4.25 x £12.60 = £53.55; £53.55 / 5 hours = £10.71.
  expect(text).toMatch(/4 hours 15 minutes.*£53\.55.*45 minutes.*£0.*5 hours.*£53\.55/);
  expect(text).toContain('So an hour really pays £10.71. This is worked out from the lower end of the pay.');
  expect(text).not.toContain('Mileage comes on top');
});
