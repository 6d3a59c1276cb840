import { handOver } from '#content/assistant-moves.ts';
import { brand } from '#content/brand.yaml';
import { openingState } from '#domain/office-hours/office-hours.ts';
import type { SiteAnswer } from '../site-answer.ts';
import type { History } from './history.ts';
import { unsaid } from './said-before.ts';

export function handedOver({ said, move }: History, at: Date, kind = 'hand-over'): SiteAnswer {
  const office = openingState(at);
  const isWaiting = said.some((text) => text.includes(brand.emergencyPhone.display));
  const text = [
    ...(isWaiting ? [handOver.atOnce] : []),
    ...(move === 'person' ? [] : [handOver.sorry]),
    office.open ? handOver.open(office.closes) : handOver.closed(office.opensDay, office.opensTime),
    handOver.call,
    ...(office.open || isWaiting ? [] : [handOver.atOnce]),
    handOver.send,
  ].join(' ');
  const isFirst = !said.some((before) => before.includes(handOver.send));
  return {
    kind,
    text: isFirst ? text : unsaid(handOver.again, said),
    pages: [...handOver.pages],
    passages: [],
    office: true,
  };
}
