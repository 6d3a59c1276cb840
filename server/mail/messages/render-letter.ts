import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, RenderedLetter } from './letter.ts';
import { LetterDocument } from './letter-document.ts';
import { letterText } from './letter-text.ts';

/**
 * Writes a letter as HTML and as plain text.
 *
 * @param publicUrl where the site is, without a closing slash
 */
export function renderLetter(letter: Letter, publicUrl: string): RenderedLetter {
  const markup = renderToStaticMarkup(h(LetterDocument, { letter, publicUrl }));
  return { subject: letter.subject, html: `<!doctype html>${markup}`, text: letterText(letter) };
}
