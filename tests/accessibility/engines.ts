import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';

const ibm = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface IbmResult {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
  path: { dom: string };
}

/** False findings of IBM's engine that it takes for certain, with the reason. */
const NOT_REAL: Readonly<Record<string, string>> = {
  aria_form_label_unique: 'a form without a name is no landmark, so that nobody meets two of one name',
  input_checkboxes_grouped: 'it takes boxes of one name in two forms of a page for one group',
};

/** It does not read words that are hidden from view alone, or folded: the browser's own tree says whether there is a name. */
const ABOUT_NAMES = ['a_text_purpose', 'fieldset_label_valid', 'input_label_exists', 'label_content_exists'];

async function isReal(page: Page, { ruleId, path }: IbmResult): Promise<boolean> {
  if (ruleId in NOT_REAL) return false;
  // Words that are folded away have the colours of the scheme before.
  if (ruleId === 'text_contrast_sufficient')
    return page.locator(`xpath=${path.dom}`).evaluate((element) => element.checkVisibility());
  if (!ABOUT_NAMES.includes(ruleId)) return true;
  const spoken = await page.locator(`xpath=${path.dom}`).ariaSnapshot();
  return spoken !== '' && !/^- (\w+ "|text: )/.test(spoken);
}

/** Certain findings of IBM's Equal Access by WCAG 2.2, A and AA: the rule, and the element. */
async function violationsByIbm(page: Page): Promise<string[]> {
  await page.evaluate(`'ace' in window || (() => { ${ibm}; window.ace = ace; })()`);
  const results = await page.evaluate(async (): Promise<IbmResult[]> => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => { check(part: Document, sets: string[]): Promise<{ results: IbmResult[] }> };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results.filter(({ value: [grave, sure] }) => grave === 'VIOLATION' && sure === 'FAIL');
  });
  const real: string[] = [];
  for (const result of results)
    if (await isReal(page, result)) real.push(`${result.ruleId}: ${result.message} ${result.snippet}`);
  return real;
}

export async function findings(page: Page): Promise<string[]> {
  const axe = await violations(page);
  return [
    ...axe.map(([rule, elements]) => `axe ${rule}: ${elements.join(' ')}`),
    ...(await violationsByIbm(page)).map((finding) => `IBM ${finding}`),
  ];
}
