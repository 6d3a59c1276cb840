import { createHash } from 'node:crypto';
import { cvMessages } from '#content/form-messages.ts';
import { type ApplicationFields, applicationSchema } from '#domain/applications/application.ts';
import type { CvExtension, CvFault } from '#domain/applications/cv.ts';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import { inspectApart } from './cv/inspect-apart.ts';
import type { ReceivedFile } from './parse-form.ts';

interface CheckedCv {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** SHA-256: two files are not one because their names are. */
  checksum: string;
}

/** What was applied for; empty text where the job does not say. */
export interface AppliedJob {
  title: string;
  jobReference: string;
  contractType: string;
  hoursPerWeek: string;
}

export interface CheckedApplication extends Omit<ApplicationFields, 'role'> {
  job: AppliedJob;
  /** Whether the job is one of our own, and not what another installation told us. */
  jobIsOurs: boolean;
  cv: CheckedCv;
}

export type ApplicationErrors = FormErrors<keyof ApplicationFields | 'cv'>;

export type ApplicationCheck =
  | { ok: true; application: CheckedApplication }
  | { ok: false; errors: ApplicationErrors };

interface SentApplication {
  fields: Record<string, string>;
  cv: ReceivedFile | 'too_large' | null;
}

export async function checkApplication(sent: SentApplication, job: AppliedJob): Promise<ApplicationCheck> {
  const named = (sent.fields.role ?? '').trim() !== '';
  // The position is the job's, whatever else the read-only field came back with.
  const checked = checkForm(applicationSchema, { ...sent.fields, role: named ? job.title : '' });
  return combine(checked, await checkCv(sent.cv), { job, jobIsOurs: true });
}

/** Checks an application that another installation passes on, by the names of the contract. */
export async function checkForwarded(sent: SentApplication): Promise<ApplicationCheck> {
  const { fields } = sent;
  const role = fields.position ?? '';
  const checked = checkForm(applicationSchema, { ...fields, role });
  const told = (name: string) => (fields[name] ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
  const job = {
    title: checked.ok ? checked.value.role : role,
    jobReference: told('jobReference'),
    contractType: told('contractType'),
    hoursPerWeek: told('hoursPerWeek'),
  };
  return combine(checked, await checkCv(sent.cv), { job, jobIsOurs: false });
}

function combine(
  checked: ReturnType<typeof checkForm<ApplicationFields>>,
  cv: CheckedCv | CvFault,
  applied: Pick<CheckedApplication, 'job' | 'jobIsOurs'>,
): ApplicationCheck {
  const cvError = typeof cv === 'string' ? { cv: cvMessages[cv] } : {};
  if (!checked.ok) return { ok: false, errors: { ...checked.errors, ...cvError } };
  if (typeof cv === 'string') return { ok: false, errors: cvError };
  const { role: _, ...fields } = checked.value;
  return { ok: true, application: { ...fields, ...applied, cv } };
}

async function checkCv(file: SentApplication['cv']): Promise<CheckedCv | CvFault> {
  if (file === null) return 'missing';
  if (file === 'too_large') return file;
  const verdict = await inspectApart(file.bytes);
  if (verdict.kind === 'rejected') return verdict.reason;
  return {
    name: displayName(file.name, verdict.extension),
    mediaType: verdict.mediaType,
    bytes: file.bytes,
    checksum: createHash('sha256').update(file.bytes).digest('hex'),
  };
}

const MAX_FILE_NAME_LENGTH = 80;
/** What file systems take. */
const MAX_GIVEN_NAME_LENGTH = 255;
const FALLBACK_FILE_NAME = 'CV';

/** Fit to be shown and attached: no folders, nothing that a system or a header reads in its own way, the real ending. */
export function displayName(given: string, extension: CvExtension): string {
  const tail = given.slice(-MAX_GIVEN_NAME_LENGTH).toWellFormed();
  const last = tail.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const base = last
    // How browsers write a quotation mark and line ends in the header of a part.
    .replace(/%(22|0D|0A)/gi, ' ')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*;%$`\s]+/gu, ' ')
    .replace(/^[\s.-]+|(?<![\s.])[\s.]+$/g, '');
  return `${[...base].slice(0, MAX_FILE_NAME_LENGTH).join('').trim() || FALLBACK_FILE_NAME}.${extension}`;
}
