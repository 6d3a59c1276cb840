import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { carriesReceipt, createReceipts } from './receipts.ts';

const secret = randomBytes(32);
const receipts = createReceipts(secret);

it('a receipt gives back the reference, or that there is none', () => {
  expect(receipts.read(receipts.seal('WF-AB12-CD34', '/contact'), '/contact')).toEqual({
    reference: 'WF-AB12-CD34',
  });
  for (const none of [null, 'ring 01632 960 999'])
    expect(receipts.read(receipts.seal(none, '/contact'), '/contact')).toEqual({ reference: null });
});

it('what we did not seal, for this, is no receipt', () => {
  const sealed = receipts.seal('WF-AB12-CD34', '/contact');
  const ofAnother = createReceipts(randomBytes(32)).seal('WF-AB12-CD34', '/contact');
  const invented = [sealed.replace('AB', 'AC'), ofAnother, 'WF-AB12-CD34', '.', '', `${sealed}x`];
  for (const text of invented) expect(receipts.read(text, '/contact'), text).toBeNull();
  expect(receipts.read(sealed, '/events/open-day')).toBeNull();
});

it('an address that thanks somebody is told from all others', () => {
  const sent = receipts.seal('WF-AB12-CD34', '/contact');
  expect(carriesReceipt(`/contact?form=call&sent=${sent}`)).toBe(true);
  expect(carriesReceipt(`/careers/nurse/applied?reference=${encodeURIComponent(sent)}`)).toBe(true);
  for (const url of ['/contact', '/careers?q=night.care', `/${sent}`, `/notices/unsubscribe?token=${sent}`])
    expect(carriesReceipt(url)).toBe(false);
});
