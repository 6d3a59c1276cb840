import { pages } from '#content/pages.yaml';
import { accessibility } from '#content/statements/accessibility.yaml';
import { complaints } from '#content/statements/complaints.yaml';
import { privacy } from '#content/statements/privacy.yaml';
import { safeguarding } from '#content/statements/safeguarding.yaml';
import type { Page } from '../content/pages.ts';
import type { WrittenStatement } from '../content/statements.ts';

export interface StatementOfPage {
  page: Page;
  written: WrittenStatement;
}

export const statements: readonly StatementOfPage[] = [
  { page: pages.privacyPolicy, written: privacy },
  { page: pages.complaints, written: complaints },
  { page: pages.safeguarding, written: safeguarding },
  { page: pages.accessibility, written: accessibility },
];
