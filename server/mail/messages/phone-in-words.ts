/** How the digits of a British number are grouped after its first 0, by how it begins. */
const groups: [RegExp, string][] = [
  [/^0(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^0([38]\d\d)(\d{3})(\d{4})$/, '0$1 $2 $3'],
  [/^0(\d{4})(\d{3})(\d{3})$/, '0$1 $2 $3'],
];

/** A normalised number as people read it out: `07700 900 123`; one from abroad stays as it is. */
export function phoneInWords(phone: string): string {
  const national = phone.replace(/^\+44(?=\d)/, '0');
  const found = groups.find(([format]) => format.test(national));
  return found && national !== phone ? national.replace(found[0], found[1]) : phone;
}
