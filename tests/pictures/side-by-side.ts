// Writes .reports/pictures/index.html: what a run saw changed, page by page, before, after and the difference.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { schemes } from './photograph.ts';

const folder = join(import.meta.dirname, '../../.reports/pictures');
const columns = { expected: 'before', actual: 'now', diff: 'difference' };

const STYLE = `body { font: 1rem system-ui; margin: 1rem }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0 } img { max-width: 100%; border: 1px solid } pre { white-space: pre-wrap }`;

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export default class SideBySide implements Reporter {
  #changes: string[] = [];
  #pictures = 0;

  onBegin(): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  onTestEnd({ title, parent }: TestCase, { status, attachments, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const figure = (scheme: string, [column, caption]: [string, string]) => {
      const picture = attachments.find(({ name }) => name.startsWith(`${scheme}-${column}`))?.path;
      if (!picture) return '';
      const name = `${++this.#pictures}.png`;
      copyFileSync(picture, join(folder, name));
      return `<figure><figcaption>${scheme}, ${caption}</figcaption><a href="${name}"><img src="${name}" loading="lazy" alt=""></a></figure>`;
    };
    const rows = schemes.map((scheme) =>
      Object.entries(columns)
        .map((column) => figure(scheme, column))
        .join(''),
    );
    const shown = rows.filter(Boolean).map((row) => `<div>${row}</div>`);
    const reasons = shown.length === 0 ? errors.map(({ message = '' }) => escaped(message)) : [];
    const heading = escaped(`${title}, ${parent.title}`);
    this.#changes.push(`<h2>${heading}</h2>${shown.join('')}<pre>${reasons.join('\n')}</pre>`);
  }

  onEnd(): void {
    const sorted = this.#changes.sort(new Intl.Collator('en', { numeric: true }).compare);
    const heading = `${sorted.length} of the states changed`;
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${heading}</title><style>${STYLE}</style><h1>${heading}</h1>${sorted.join('\n')}</html>`,
    );
    if (sorted.length > 0) console.log(`\n${heading}: .reports/pictures/index.html shows them side by side`);
  }
}
