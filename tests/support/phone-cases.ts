import type { PhoneDoubt } from '../../domain/forms/phone/phone-number.ts';

/** As it is typed, kept, asked about, and read. */
type PhoneCase = [typed: string, kept: string, doubt: PhoneDoubt | null, words: string];

const mobile = '+447700900123';
const mobileInWords = '07700 900 123';

export const phoneCases: PhoneCase[] = [
  ['07700 900123', mobile, null, mobileInWords],
  ['+44 (0)7700 900123', mobile, null, mobileInWords],
  ['0044 7700 900123', mobile, null, mobileInWords],
  ['447700900123', mobile, null, mobileInWords],
  ['44 (0)7700 900123', mobile, null, mobileInWords],
  ['Tel: 07700 900123', mobile, null, mobileInWords],
  ['tel 07700 900123', mobile, null, mobileInWords],
  ['Mobile no. 07700 900123', mobile, null, mobileInWords],
  ['Tel: +44 (0)7700 900123 ext 12', `${mobile} ext 12`, null, `${mobileInWords} ext 12`],
  ['０７７００　９００１２３', mobile, null, mobileInWords],
  ['＋４４（０）７７００－９００１２３', mobile, null, mobileInWords],
  ['(07700 900123) (2 pm)', `${mobile} (2 pm)`, null, `${mobileInWords} (2 pm)`],
  ['07700 900123 ext 12', `${mobile} ext 12`, null, `${mobileInWords} ext 12`],
  ['07700 900123, after six', `${mobile} after six`, null, `${mobileInWords} after six`],
  ['07700 900123 or 023 8096 0000', `${mobile} or 023 8096 0000`, null, `${mobileInWords} or 023 8096 0000`],
  ['07700 900123 / 023 8096 0000', `${mobile} / 023 8096 0000`, null, `${mobileInWords} / 023 8096 0000`],
  ['07700900123, 02380960000', `${mobile} / 02380960000`, null, `${mobileInWords} / 02380960000`],
  ['07700900123 02380960000', `${mobile} / 02380960000`, null, `${mobileInWords} / 02380960000`],
  ['18001 07700 900123', `${mobile} / 18001`, null, `${mobileInWords} / 18001`],
  ['1800107700900123', `${mobile} / 18001`, null, `${mobileInWords} / 18001`],
  ['18002 +44 7700 900123 after six', `${mobile} 18002 after six`, null, `${mobileInWords} 18002 after six`],
  ['01632 960 777', '+441632960777', null, '01632 960 777'],
  ['+61 412 345 678', '+61412345678', null, '+61412345678'],
  ['0061 412 345 678', '+61412345678', null, '+61412345678'],
  ['+353 1 234 5678', '+35312345678', null, '+35312345678'],
  ['+290 2 1234', '+29021234', null, '+29021234'],
  ['+123456789012345', '+123456789012345', null, '+123456789012345'],
  ['07700 900 12', '+44770090012', 'missing', '0770090012'],
  ['Tel: 07700 900 12', '+44770090012', 'missing', '0770090012'],
  ['0800 1111', '+448001111', 'missing', '08001111'],
  ['12345', '12345', 'missing', '12345'],
  ['01632', '+441632', 'missing', '01632'],
  ['960777', '960777', 'missing', '960777'],
  ['7700900123', '7700900123', 'missing', '7700900123'],
  ['2380960000', '2380960000', 'missing', '2380960000'],
  ['+12345', '+12345', 'missing', '+12345'],
  ['07700 900 1234', '+4477009001234', 'tooMany', '077009001234'],
  ['1234567890123456', '1234567890123456', 'tooMany', '1234567890123456'],
  ['+1234567890123456', '+1234567890123456', 'tooMany', '+1234567890123456'],
  ['0412 345 678', '+44412345678', 'country', '0412345678'],
  ['06 12 34 56 78', '+44612345678', 'country', '0612345678'],
  ['61412345678', '61412345678', 'country', '61412345678'],
  ['353 87 123 4567', '353871234567', 'country', '353871234567'],
];
