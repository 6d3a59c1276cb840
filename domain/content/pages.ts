import * as v from 'valibot';
import { day, metaDescription, text } from './kinds.ts';

const at = <const Path extends string>(path: Path) =>
  v.strictObject({
    path: v.literal(path, `must be ${path}`),
    name: text,
    description: metaDescription,
    updated: day,
  });

export const pages = v.strictObject({
  pages: v.strictObject({
    home: at('/'),
    about: at('/about'),
    lifestyle: at('/lifestyle'),
    whyUs: at('/why-us'),
    contact: at('/contact'),
    faq: at('/faq'),
    careers: at('/careers'),
    privacyPolicy: at('/privacy-policy'),
    complaints: at('/complaints'),
    safeguarding: at('/safeguarding'),
    accessibility: at('/accessibility'),
    news: at('/news'),
    usefulInformation: at('/useful-information'),
    credits: at('/credits'),
  }),
  pricesPage: at('/prices'),
});

export interface Page {
  path: string;
  name: string;
  description: string;
  updated: string;
}
