import * as area from '#content/area.yaml';
import { councils } from '#content/area.yaml';
import { brand } from '#content/brand.yaml';
import * as coverage from '#content/coverage.yaml';
import { outwardCodes } from '#content/places.yaml';

/** Names and places of the provider that the site ships with. */
const names = [
  ...['Wrenfold', 'Wren', 'Heronsgate', 'Goldcrest Slip', 'SO14 9ZZ', 'Larkrise Neighbourhood Centre'],
  ...['Southampton', 'Hampshire', 'Bournemouth', 'Christchurch', 'Poole', 'Portsmouth', 'Isle of Wight'],
  ...['Winchester', 'Eastleigh', 'Fareham', 'Basingstoke', 'Lymington', 'New Forest', 'Romsey', 'Hedge End'],
  ...['Chandler’s Ford', 'Portswood', 'Bitterne', 'Bargate', 'Solent', 'SO14', 'BH1', 'hants', 'bcpcouncil'],
];
const numbers = ['1632960418', '1632960247', '7700900418'];

/** Facts that another provider may share: a neighbour is in Southampton, too. */
const ownWords = JSON.stringify([brand, area, councils, coverage, outwardCodes]);

const patterns = names.map((name) => ({ name, pattern: new RegExp(`\\b${name}\\b`, 'i') }));

/**
 * Names, places and numbers of the provider that the site ships with, as a text has them.
 * @param own what the provider of this site says of themselves, which is theirs
 */
export function shippedNamesIn(text: string, own = ownWords): string[] {
  const digits = text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
  const found = patterns.filter(({ pattern }) => pattern.test(text) && !pattern.test(own));
  return [
    ...found.map(({ name }) => name),
    ...numbers.filter((number) => digits.includes(number) && !own.includes(number)),
  ];
}

/** The pictures and films that show where that provider is, or its sign: in the versions that ship. */
export const shippedPictures: Readonly<Record<string, string>> = {
  'scenes/hero-home': 'c926e20f',
  'hours/hero-home-dawn': 'fb4e09ac',
  'hours/hero-home-dusk': 'f7b990a3',
  'hours/hero-home-night': 'f6e38cca',
  'scenes/lifestyle': '6a050d03',
  'scenes/about': '222ecdd2',
  'scenes/why-us': '176f8ffe',
  'scenes/contact': '3db8a4da',
  'scenes/careers': '14956976',
  'scenes/not-found': '8e900f9b',
  'vignettes/companionship': '71baf153',
  'stillLifes/social-engagement-2': '5ed84428',
  'films/hero': '706cccb4',
  'films/lifestyle': '64c387e0',
  'films/story': 'f0965eba',
};

/** The icons made from that provider's sign: digests of what they hold. */
export const shippedIcons: Readonly<Record<string, string>> = {
  'favicon.svg': '01786fdd',
  'favicon.ico': 'e1bcadc5',
  'apple-touch-icon.png': '292560fc',
  'icon-192.png': '1f9bb363',
  'icon-512.png': '8b34f6de',
  'icon-maskable-192.png': 'ccf1b7ae',
  'icon-maskable-512.png': '6e5429b1',
};
