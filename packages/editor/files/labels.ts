// Calls fields by words that an office knows, where their schema does not.
import type { Shape } from './shape.ts';

const IN_WORDS = new Map([
  ['hero', 'Top of the page'],
  ['lede', 'Below the title'],
  ['preheader', 'Shown beside the subject'],
  ['path', 'Page that it leads to'],
  ['url', 'Web address'],
  ['updated', 'Last changed'],
  ['id', 'Short name'],
  ['alt', 'What it shows'],
  ['placeholder', 'Example in the empty field'],
  ['whilePending', 'While registration is pending'],
  ['now', 'From now on'],
  ['withPrices', 'If prices are shown'],
  ['contactOption', 'Chosen in the contact form'],
  ['scene', 'Picture over the whole width'],
  ['stillLifes', 'Pictures beside the panels'],
  ['metaDescription', 'For search engines'],
  ['rhythm', 'Example of a day'],
  ['moments', 'Times of that day'],
  ['strip', 'Picture of that day'],
  ['margarets-day', 'Margaret’s day'],
  ['regulated', 'Needs a registration'],
  ['cardTitle', 'Title on cards'],
  ['referrals', 'For wards and social workers'],
  ['words', 'Words to find it by'],
  ['emergencyPhone', 'Telephone outside office hours'],
  ['referencePrefix', 'Letters that references begin with'],
  ['publicUrl', 'Address of the website'],
  ['inbox', 'For messages of the website'],
  ['info', 'For everybody'],
  ['sender', 'Sends automatic emails'],
  ['lines', 'As on an envelope'],
  ['vatNumber', 'VAT number'],
  ['icoNumber', 'Number at the Information Commissioner (ICO)'],
  ['providerId', 'Number at the regulator'],
  ['complaintUrl', 'Web address for complaints'],
  ['social', 'Social networks'],
  ['samples', 'Still samples'],
  ['sample', 'This is only a sample'],
  ['mark', 'Drawing'],
  ['hero-home', 'Top of Home'],
  ['loopWords', 'Buttons of the films'],
  ['northernIreland', 'Northern Ireland'],
]);

/** `otherDays` as “Other days”. */
export function wordsOf(name: string): string {
  const said = IN_WORDS.get(name);
  if (said) return said;
  const words = name.replace(/[-_]/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const wordsAt = (shape: Shape | undefined, name: string): string => shape?.label ?? wordsOf(name);
