import { ruleOf } from '../../../tools/content/rules/area-names.ts';
import { type Answers, partsOf, withoutNumber } from './questions.ts';
import { readHours } from './read-hours.ts';

/** A line for each answer, as the files will have it. */
export function understood(answers: Answers): string {
  const { name, legalName, companyNumber, address, nation, phone, urgentPhone, whatsapp } = answers;
  const { postcodes, counties, districts } = ruleOf(partsOf(answers.covered));
  const hours = partsOf(answers.hours).flatMap((line) => Object.entries(readHours(line)));
  const [day, weekend] = partsOf(answers.price);
  const lines: Record<string, string | undefined> = {
    Name: name,
    Company: `${withoutNumber(legalName)}; number: ${companyNumber}`,
    Address: `${address}; nation: ${nation}`,
    Telephone: `${partsOf(phone)[0]}; outside its hours: ${urgentPhone}; WhatsApp: ${whatsapp}`,
    Email: answers.email,
    Website: answers.website,
    Registration: `${answers.registration}; rating: ${answers.rating}`,
    Services: answers.services?.replaceAll('-', ' '),
    'Office open': hours.map(([weekday, times]) => `${weekday} ${times.join('-')}`).join(', '),
    'Where you work': [...postcodes, ...districts, ...counties].join(', '),
    'In words': `We cover ${answers.area}. Towns: ${answers.towns}`,
    'An hour': weekend ? `${day}; at weekends ${weekend}` : day,
  };
  return Object.entries(lines)
    .map(([label, value]) => `  ${label}: ${value}`)
    .join('\n');
}
