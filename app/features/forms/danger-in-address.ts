import { dangerCardKinds } from '#content/danger-kinds.ts';
import type { DangerSign } from '#domain/danger/danger.ts';

/** In the address it is a number, which tells nobody anything who finds it in a history. */
const PARAMETER = 'help';

const signs: readonly DangerSign[] = dangerCardKinds.flatMap((kind) => [
  { kind, likely: true },
  { kind, likely: false },
]);

/** Takes the signs of danger in what was sent along to the page that answers it. */
export function writeDanger(address: URLSearchParams, sign: DangerSign | undefined): void {
  const place = signs.findIndex(({ kind, likely }) => kind === sign?.kind && likely === sign.likely);
  if (place >= 0) address.set(PARAMETER, String(place));
}

/** Undefined for anything else: the address is anybody's to write. */
export function readDanger(address: URLSearchParams): DangerSign | undefined {
  return signs[Number(address.get(PARAMETER) || Number.NaN)];
}
