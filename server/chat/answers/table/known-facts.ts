import { applicationForm } from '#content/application-form.yaml';
import { phrases } from '#content/assistant-sentences.yaml';
import { brand } from '#content/brand.yaml';
import { careers } from '#content/careers.yaml';
import { contact } from '#content/contact.yaml';
import { fairRecruitment } from '#content/fair-recruitment.yaml';
import { jobApplication } from '#content/job-application.yaml';
import { jobPageText } from '#content/job-page.yaml';
import { maxCvMegabytes } from '#content/largest-cv.yaml';
import { lifestylePage } from '#content/lifestyle.yaml';
import { pages } from '#content/pages.yaml';
import { pricesLink } from '#content/price-words.yaml';
import { retention } from '#content/retention.yaml';
import { testimonials } from '#content/testimonials.yaml';
import { companyLine, isSampleCompanyNumber } from '#domain/company/company.ts';
import type { Answer, KnownFact, Phrase } from '#domain/content/assistant/answer.ts';
import { faq } from '#domain/faq/faq.ts';
import { openingHours } from '#domain/office-hours/opening-hours.ts';
import { prices } from '#domain/prices/current-prices.ts';
import { pounds } from '#domain/prices/pounds.ts';
import { hourSentence, servicePrice } from '#domain/prices/price-sentences.ts';
import { nation } from '#domain/registration/nation.ts';
import { isAllEverydayHelp, offeredInWords } from '#domain/registration/offered.ts';
import { registration } from '#domain/registration/registration-texts.ts';
import { periodInWords } from '#domain/retention/periods.ts';

const { regulator, complaints } = nation;
const { residentCare, websiteEnquiries, recruitment, feedback } = retention;
const hasReviews = testimonials.some(({ sample }) => !sample);
const amount = (pence: number | undefined) => (pence ? pounds(pence) : null);
const answerTo = (id: string) => faq.find((item) => item.id === id)?.answer ?? null;
const profiles = brand.social.flatMap(({ name, url }) => (url === null ? [] : `[${name}](${url})`));

/** From the other content, so that an answer changes with it; null where there is none. */
const facts: Readonly<Record<KnownFact, string | null>> = {
  RegulatorInShort: regulator.inShort.replace(/^t/, 'T'),
  address: brand.address.lines.join(', '),
  answerWorkingDays: `${jobApplication.answerWorkingDays}`,
  applyButton: jobPageText.apply,
  availableNow: registration.availableNow,
  bankHolidayPrice: amount(prices?.hour.bankHoliday),
  companyLine: isSampleCompanyNumber(brand.company.number) ? null : companyLine,
  complaintReview: complaints.reviewShort,
  coverLetterHint: applicationForm.hints.message,
  covered: registration.covered ?? '',
  cvMegabytes: `${maxCvMegabytes}`,
  dayPrice: amount(prices?.hour.day),
  eveningPrice: amount(prices?.hour.evening),
  everydayHelp: isAllEverydayHelp ? '' : null,
  fairRecruitment: fairRecruitment.lines[2] ?? null,
  helpWithCost: answerTo('help-with-cost')?.replace(/^Perhaps\. /, '') ?? null,
  hourPrices: prices && hourSentence(prices),
  hoursSearch: careers.search.more,
  keptApplications: periodInWords(recruitment.period),
  keptCare: periodInWords(residentCare.period),
  keptCareOfChildren: periodInWords(residentCare.childPeriod),
  keptFeedback: periodInWords(feedback.period),
  keptMessages: periodInWords(websiteEnquiries.period),
  lifestylePaying: lifestylePage.paying.text,
  liveInPrice: prices && servicePrice('live-in-care', prices),
  minimumMinutes: prices && `${prices.minimumMinutes}`,
  minimumPrice: amount(prices ? (prices.hour.day * prices.minimumMinutes) / 60 : undefined),
  nightPrices: prices && servicePrice('night-care', prices),
  noPrices: prices ? null : '',
  openingHours,
  pricesPage: prices && pricesLink.path,
  registeredOffice: brand.company.registeredOffice.join(', '),
  regulator: regulator.shortName,
  regulatorComplaints: complaints.regulator,
  regulatorFeedbackText: regulator.feedback.text,
  regulatorFeedbackUrl: regulator.feedback.url,
  regulatorInShort: regulator.inShort,
  regulatorNamed: regulator.named,
  regulatorUrl: regulator.url,
  registered: answerTo('registration'),
  registrationShort: registration.short,
  replyPromise: contact.replyPromise,
  reviewsPage: hasReviews ? pages.whyUs.name : null,
  sameCarer: answerTo('same-carer'),
  services: offeredInWords,
  social: profiles.length > 0 ? new Intl.ListFormat('en-GB').format(profiles) : null,
  sponsorshipNo: jobPageText.sponsorshipNotAvailable,
  sponsorshipSearch: careers.search.sponsorship,
  sponsorshipYes: jobPageText.sponsorshipAvailable,
  startNotice: registration.startNotice?.path ?? null,
  twoCarersPrice: amount(prices ? 2 * prices.hour.day : undefined),
  weekendPrice: amount(prices?.hour.weekend),
};

const FACT = /\{(\w+)\}( ?)/g;

/** A text with the facts that are known; null if it needs one that has no value. What code or a later look-up fills stays. */
export function withKnownFacts(text: string): string | null {
  let isWhole = true;
  const filled = text.replace(FACT, (place, name: string, blank: string) => {
    const value = factNamed(name);
    if (value === null) isWhole = false;
    return value === undefined || value === null ? place : `${value}${value && blank}`;
  });
  return isWhole ? filled.trim() : null;
}

function factNamed(name: string): string | null | undefined {
  if (Object.hasOwn(facts, name)) return facts[name as KnownFact];
  return Object.hasOwn(phrases, name) ? answerOf(phrases[name as Phrase]) : undefined;
}

/** The first text of which all facts are known as the registration is now, or null. */
export function answerOf(answer: Answer): string | null {
  const texts =
    typeof answer === 'string' || Array.isArray(answer)
      ? [answer].flat()
      : [answer[brand.registration.status]];
  return (
    texts.map((text) => (text === undefined ? null : withKnownFacts(text))).find((text) => text !== null) ??
    null
  );
}

/** The same for every text of a value; one that needs what has no value becomes empty. */
export function allWithKnownFacts<Value>(value: Value): Value {
  if (typeof value === 'string') return (withKnownFacts(value) ?? '') as Value;
  if (Array.isArray(value)) return value.map(allWithKnownFacts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, allWithKnownFacts(item)]),
  ) as Value;
}
