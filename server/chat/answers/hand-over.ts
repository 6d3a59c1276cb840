import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { openingState } from '#domain/office-hours/office-hours.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import { type SiteAnswer, saying } from './site-answer.ts';
import { ourWords } from './table/our-words.ts';

const { handOver } = ourWords;
const { callBack } = officeLine;

function hoursNow(at: Date): string {
  const office = openingState(at);
  return office.open
    ? fill(handOver.open, { closes: office.closes })
    : fill(handOver.closed, { day: office.opensDay, time: office.opensTime });
}

/** The hours as they are now, with whom to ring if it cannot wait until the office opens. */
export const officeNow = (at: Date): string =>
  openingState(at).open ? hoursNow(at) : `${hoursNow(at)} ${ourWords.isItUrgent} ${handOver.atOnce}`;

export function handedOver(said: readonly string[], at: Date, kind = 'hand-over'): SiteAnswer {
  const line = brand.emergencyPhone?.display;
  const isWaiting = line !== undefined && said.some((text) => text.includes(line));
  const atOnce = isWaiting ? [handOver.atOnce] : [];
  const later = openingState(at).open || isWaiting ? [] : [handOver.atOnce];
  const text = [...atOnce, hoursNow(at), handOver.call, ...later, handOver.send].join(' ');
  const links = [
    { title: callBack.text, path: callBack.path },
    { title: ourWords.pageNames.contact, path: pages.contact.path },
  ];
  return saying(kind, text, { pages: links, office: true });
}
