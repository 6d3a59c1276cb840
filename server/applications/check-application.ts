import { createHash } from 'node:crypto';
import { cvMessages } from '#content/form-messages.yaml';
import { type ApplicationFields, applicationSchema } from '#domain/applications/application.ts';
import type { CvExtension, CvFault } from '#domain/applications/cv.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { checkPageForm } from '#domain/forms/check-page-form.ts';
import type { Invalid } from '#domain/forms/form-outcome.ts';
import { inspectInWorker } from './cv/inspect-in-worker.ts';

interface CheckedCv {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** SHA-256: two files are not one because their names are. */
  checksum: string;
}

/** Empty text where the job does not say. */
interface JobDetails {
  jobReference: string;
  contractType: string;
  hoursPerWeek: string;
}

export interface AppliedJob extends JobDetails {
  title: string;
}

export interface CheckedApplication extends ApplicationFields, JobDetails {
  /** False if another installation told us of the job. */
  jobIsOurs: boolean;
  cv: CheckedCv;
}

export type InvalidApplication = Invalid<keyof ApplicationFields | 'cv'>;

export type ApplicationCheck = { kind: 'valid'; application: CheckedApplication } | InvalidApplication;

export interface SentApplication {
  fields: Record<string, string>;
  cv: { name: string; bytes: Uint8Array } | 'too-large' | null;
}

/** As the page with its form does, which also asks about a number that may not be whole. */
export function checkApplication(
  { fields, cv }: SentApplication,
  job: AppliedJob,
): Promise<ApplicationCheck> {
  const isNamed = (fields.position ?? '').trim() !== '';
  const { jobReference, contractType, hoursPerWeek } = job;
  return check(checkPageForm, {
    // The position is the job's, whatever else the read-only field came back with.
    fields: { ...fields, position: isNamed ? job.title : '' },
    cv,
    job: { jobReference, contractType, hoursPerWeek, jobIsOurs: true },
  });
}

/** As the contract does, which refuses and never asks. */
export function checkForwarded({ fields, cv }: SentApplication): Promise<ApplicationCheck> {
  const line = (name: string) => (fields[name] ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  const job = {
    jobReference: line('jobReference'),
    contractType: line('contractType'),
    hoursPerWeek: line('hoursPerWeek'),
    jobIsOurs: false,
  };
  return check(checkForm, { fields, cv, job });
}

interface ApplicationOfJob extends SentApplication {
  job: Omit<CheckedApplication, keyof ApplicationFields | 'cv'>;
}

async function check(
  checkFields: typeof checkForm,
  { fields, cv: file, job }: ApplicationOfJob,
): Promise<ApplicationCheck> {
  const checked = checkFields(applicationSchema, fields);
  const cv = await checkCv(file);
  const cvError = typeof cv === 'string' ? { cv: cvMessages[cv] } : {};
  if (checked.kind === 'invalid') return { kind: 'invalid', errors: { ...checked.errors, ...cvError } };
  if (typeof cv === 'string') return { kind: 'invalid', errors: cvError };
  return { kind: 'valid', application: { ...checked.value, ...job, cv } };
}

async function checkCv(file: SentApplication['cv']): Promise<CheckedCv | CvFault> {
  if (file === null) return 'missing';
  if (file === 'too-large') return file;
  const verdict = await inspectInWorker(file.bytes);
  if (verdict.kind === 'rejected') return verdict.reason;
  return {
    name: displayName(file.name, verdict.extension),
    mediaType: verdict.mediaType,
    bytes: file.bytes,
    checksum: createHash('sha256').update(file.bytes).digest('hex'),
  };
}

const MAX_FILE_NAME_LENGTH = 80;
const MAX_GIVEN_NAME_LENGTH = 255;
const FALLBACK_FILE_NAME = 'CV';

/** Fit to be shown and attached: no folders, nothing that a system or a header reads in its own way, the real ending. */
export function displayName(given: string, extension: CvExtension): string {
  const tail = given.slice(-MAX_GIVEN_NAME_LENGTH).toWellFormed();
  const last = tail.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    // Browsers write a quotation mark and line ends so in the header of a part.
    .replace(/%(22|0D|0A)/gi, ' ')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;%$`\s]+/gu, ' ')
    .replace(/^[\s.-]+|(?<![\s.])[\s.]+$/g, '');
  return `${[...base].slice(0, MAX_FILE_NAME_LENGTH).join('').trim() || FALLBACK_FILE_NAME}.${extension}`;
}
