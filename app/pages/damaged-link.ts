import { data } from 'react-router';
import { damagedLink } from '#content/mail-links.ts';
import { noindexMetadata } from './page-metadata.ts';

/** Of pressing the button of a link that is not whole. */
export const damagedOutcome = { text: damagedLink.text, status: 400 };

/** The answer of a loader whose address is that of a mail, but not to its end. */
export function damagedLinkData() {
  const { title, text } = damagedLink;
  return data({ head: noindexMetadata(title, text), damaged: damagedLink }, { status: 400 });
}
