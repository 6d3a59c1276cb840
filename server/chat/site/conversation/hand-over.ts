import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { openingState } from '#domain/office-hours/office-hours.ts';
import { officeLine } from '#domain/office-hours/telephone.ts';
import { fill } from '#domain/text/fill.ts';
import { ourWords } from '../our-words.ts';
import type { SiteAnswer } from '../site-answer.ts';
import type { History } from './history.ts';
import { unsaid } from './said-before.ts';

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

export function handedOver({ said, move }: History, at: Date, kind = 'hand-over'): SiteAnswer {
  const isWaiting = said.some((text) => text.includes(brand.emergencyPhone.display));
  const text = [
    ...(isWaiting ? [handOver.atOnce] : []),
    ...(move === 'person' ? [] : [handOver.sorry]),
    hoursNow(at),
    handOver.call,
    ...(openingState(at).open || isWaiting ? [] : [handOver.atOnce]),
    handOver.send,
  ].join(' ');
  const isFirst = !said.some((before) => before.includes(handOver.send));
  return {
    kind,
    text: isFirst ? text : unsaid(handOver.again, said),
    pages: [
      { title: callBack.text, path: callBack.path },
      { title: ourWords.pageNames.contact, path: pages.contact.path },
    ],
    passages: [],
    office: true,
  };
}
