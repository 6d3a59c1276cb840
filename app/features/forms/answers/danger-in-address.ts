import { type DetectedDanger, dangerKinds } from 'site-assistant/danger-kinds';

/** A number in the address, which tells nothing to a person who finds it in a history. */
const PARAMETER = 'help';

const dangers: readonly DetectedDanger[] = dangerKinds.flatMap((kind) => [
  { kind, likely: true },
  { kind, likely: false },
]);

export function writeDanger(address: URLSearchParams, danger: DetectedDanger | undefined): void {
  const place = dangers.findIndex(({ kind, likely }) => kind === danger?.kind && likely === danger.likely);
  if (place >= 0) address.set(PARAMETER, String(place));
}

/** Undefined for anything else, as visitors may write any address. */
export function readDanger(address: URLSearchParams): DetectedDanger | undefined {
  return dangers[Number(address.get(PARAMETER) || Number.NaN)];
}
