import { type Page, pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { accessibility } from './statements/accessibility.ts';
import { complaints } from './statements/complaints.ts';
import { safeguarding } from './statements/safeguarding.ts';
import type { Statement } from './statements/statement.ts';

export interface StatementOfPage {
  page: Page;
  statement: Statement;
}

export const statements: readonly StatementOfPage[] = [
  { page: pages.privacyPolicy, statement: privacy },
  { page: pages.complaints, statement: complaints },
  { page: pages.safeguarding, statement: safeguarding },
  { page: pages.accessibility, statement: accessibility },
];
