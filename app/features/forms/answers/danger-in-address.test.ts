import { dangerKinds } from 'site-assistant/danger-kinds';
import { expect, it } from 'vitest';
import { readDanger, writeDanger } from './danger-in-address.ts';

const kinds = dangerKinds;
const signs = kinds.flatMap((kind) => [true, false].map((likely) => ({ kind, likely })));

it.each(signs)('a page is led to with signs of danger ($kind, likely: $likely), unnamed', (sign) => {
  const address = new URLSearchParams();
  writeDanger(address, sign);
  expect(readDanger(address)).toEqual(sign);
  expect(String(address)).not.toMatch(new RegExp(kinds.join('|'), 'i'));
});

it.each(['', '?help=', '?help=22', '?help=-1', '?help=0.5', '?help=length', '?help=<b>'])(
  'an address that ends "%s" names none',
  (address) => {
    expect(readDanger(new URLSearchParams(address))).toBeUndefined();
  },
);
