import { officeMails } from '#content/mails/every-mail.yaml';
import { fill } from '../../text/fill.ts';
import { phoneDoubt, phoneInWords } from './phone-number.ts';

export function phoneForOffice(phone: string): string {
  const doubt = phoneDoubt(phone);
  const words = phoneInWords(phone);
  return doubt ? fill(officeMails.phoneDoubts[doubt], { phone: words }) : words;
}
