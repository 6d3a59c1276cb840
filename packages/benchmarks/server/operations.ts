// Measures what each operation takes that a request consists of, by itself and warm.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectDanger } from 'site-assistant/browser-danger';
import { contactSchema } from '../../../domain/enquiries/enquiry.ts';
import { checkForm } from '../../../domain/forms/check-form.ts';
import { inspectCv } from '../../../server/applications/cv/inspect-cv.ts';
import { enquiryToOffice, enquiryToPerson } from '../../../server/mail/messages/enquiry.ts';
import { parseText } from '../../../server/markdown/parse-text.ts';
import { textHtml } from '../../../server/markdown/text-html.ts';
import { createSectorTable } from '../../../server/postcodes/sector-table.ts';
import { large } from '../../../tests/support/application-form.ts';
import { embeddedAssistant, shippedAssistant } from '../../../tests/support/embedded-assistant.ts';
import { sampleReceipt, testSite } from '../../../tests/support/test-mail-site.ts';
import type { BenchmarkOptions, Measurement } from '../report/measurement.ts';
import { median } from '../report/median.ts';

const jobText = await readFile(
  join(import.meta.dirname, '../../../content/jobs/home-care-worker-southampton.md'),
  'utf8',
);
const question =
  'My mother is 84 and comes home from hospital on Friday. Can somebody help her wash in the mornings?';
const enquiry = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.org',
  phone: '+447700900123',
  service: 'home',
  postcode: 'SO14 7LY',
  message: question,
} as const;
const postcodes = createSectorTable();
const assistant = embeddedAssistant();

const operations: Record<string, () => unknown> = {
  'postcode, in the embedded table': () => postcodes.find('SO14 7LY'),
  'form, checked by its schema': () => checkForm(contactSchema, { ...enquiry, phone: '07700 900123' }),
  'CV, inspected (PDF of 4.9 MB)': () => inspectCv(large.buffer),
  'a job’s Markdown as HTML': () => textHtml(parseText(jobText)),
  'danger, looked for on the server': () => shippedAssistant.detectDanger(question),
  'danger, looked for in the browser': () => detectDanger(question),
  'the assistant’s answer': () => assistant.answer([{ role: 'user', content: question }]),
  'mail to the office': () => enquiryToOffice(enquiry, sampleReceipt, testSite),
  'mail to the person': () => enquiryToPerson(enquiry, sampleReceipt, testSite),
};

const BATCH_MS = 20;

export async function* measure({ quick, runs }: BenchmarkOptions): AsyncGenerator<Measurement> {
  const batches = runs ?? (quick ? 5 : 50);
  const rows = [];
  for (const [operation, run] of Object.entries(operations)) {
    for (let batch = 0; batch < 3; batch += 1) await oneBatch(run);
    const times: number[] = [];
    for (let batch = 0; batch < batches; batch += 1) times.push(await oneBatch(run));
    const middle = median(times);
    rows.push({
      operation,
      'median µs': middle,
      'fastest µs': Math.min(...times),
      'a second': Math.round(1e6 / middle),
    });
  }
  yield {
    title: 'What the operations of a request take',
    about: `Each by itself, warm, in one thread: of ${batches} batches of ${BATCH_MS} ms the middle one and the fastest, which the rest of the machine disturbed least.`,
    rows,
  };
}

async function oneBatch(run: () => unknown): Promise<number> {
  const start = performance.now();
  let count = 0;
  let passed = 0;
  while (passed < BATCH_MS) {
    await run();
    count += 1;
    passed = performance.now() - start;
  }
  return (passed / count) * 1000;
}
