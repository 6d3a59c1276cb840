import type { JobPosting, WithContext } from 'schema-dts';
import { jobPageText, locationNotSpecified } from '#content/job-page.yaml';
import { jobTermWords } from '#content/job-terms.yaml';
import { postalAddress } from '#domain/places/postal-address.ts';
import { parseText } from '../markdown/parse-text.ts';
import { escapeHtml, textHtml } from '../markdown/text-html.ts';
import { closesAt, isClosed, type Job, SECTIONS } from './job.ts';
import { termsInWords } from './job-terms.ts';
import { readPay } from './pay.ts';

export interface Employer {
  name: string;
  siteUrl: string;
  logoUrl: string;
  county: string;
  country: string;
}

/** Answers null if it lacks a field that https://developers.google.com/search/docs/appearance/structured-data/job-posting requires. */
export function jobPosting(job: Job, employer: Employer, now: Date): WithContext<JobPosting> | null {
  const placed = job.location !== locationNotSpecified;
  if (!job.id || !job.postedDate || !placed || !job.fullDescription || isClosed(job, now)) return null;
  const pay = readPay(job.salary);
  const place = postalAddress(job.location, employer.county);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    datePosted: job.postedDate,
    validThrough: closesAt(job)?.toISOString(),
    employmentType: employmentTypes(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: employer.siteUrl,
      logo: employer.logoUrl,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.locality,
        addressRegion: place.county ?? undefined,
        postalCode: place.postcode ?? undefined,
        addressCountry: employer.country,
      },
    },
    identifier: job.jobReference
      ? { '@type': 'PropertyValue', name: employer.name, value: job.jobReference }
      : undefined,
    workHours: workHours(job),
    jobStartDate: job.startDate || undefined,
    jobBenefits: termsInWords(job).join('; ') || undefined,
    baseSalary: pay
      ? {
          '@type': 'MonetaryAmount',
          currency: 'GBP',
          value: {
            '@type': 'QuantitativeValue',
            ...(pay.least === pay.most ? { value: pay.least } : { minValue: pay.least, maxValue: pay.most }),
            unitText: pay.unit,
          },
        }
      : undefined,
    url: `${employer.siteUrl}/careers/${encodeURIComponent(job.id)}`,
    directApply: true,
  };
}

function workHours({ hoursPerWeek, guaranteedHours }: Job): string | undefined {
  const guaranteed = guaranteedHours && `${jobTermWords.labels.guaranteedHours}: ${guaranteedHours}`;
  return [hoursPerWeek, guaranteed].filter(Boolean).join('; ') || undefined;
}

function description(job: Job): string {
  return SECTIONS.filter((section) => job[section] !== '')
    .map(
      (section) =>
        `<h2>${escapeHtml(jobPageText.sections[section])}</h2>${textHtml(parseText(job[section]))}`,
    )
    .join('');
}

const TYPES_BY_WORD: [RegExp, string][] = [
  [/\bfull[- ]?time\b/i, 'FULL_TIME'],
  [/\bpart[- ]?time\b/i, 'PART_TIME'],
  [/\b(temporary|fixed[- ]term)\b/i, 'TEMPORARY'],
  [/\b(bank|zero[- ]hours?|casual)\b/i, 'PER_DIEM'],
  [/\b(contractor|self[- ]employed|freelance)\b/i, 'CONTRACTOR'],
  [/\b(intern|internship)\b/i, 'INTERN'],
  [/\bvolunt(eer|ary)\b/i, 'VOLUNTEER'],
];

const MIN_FULL_TIME_HOURS = 35;

function employmentTypes({ contractType, hoursPerWeek }: Job): string[] {
  const stated = TYPES_BY_WORD.filter(([words]) => words.test(contractType)).map(([, type]) => type);
  if (stated.some((type) => type !== 'TEMPORARY')) return stated;
  const hours = Number(/\d+(\.\d+)?/.exec(hoursPerWeek)?.[0] ?? Number.NaN);
  const byHours = hours >= MIN_FULL_TIME_HOURS ? ['FULL_TIME'] : hours > 0 ? ['PART_TIME'] : [];
  const types = [...stated, ...byHours];
  return types.length > 0 ? types : ['OTHER'];
}
