/** The colours of the site's own palette; every picture is mixed from these and nothing else. */
export const paper = '#FBF7F0';
export const ink = '#14302E';
export const pine700 = '#1F5650';
export const pine800 = '#17433E';
export const pine950 = '#0D2422';
export const sea100 = '#E3F0EC';
export const sea300 = '#A9D0C6';
export const clay700 = '#A8422A';
export const clay500 = '#D9694A';
export const honey300 = '#F3C969';
export const blush100 = '#F9E7DF';

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const channelOf = (hex: string, index: number): number =>
  toLinear(Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255);

const toOklab = (hex: string): Triple => {
  const [red, green, blue] = [channelOf(hex, 0), channelOf(hex, 1), channelOf(hex, 2)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
};

const toHex = ([lightness, a, b]: Triple): string => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((channel) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(channel)))));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Mixes two `#rrggbb` colours as paint would, in a perceptual space; `share` is how much of `second` goes in (0 to 1). */
export const mix = (first: string, second: string, share: number): string => {
  const [l1, a1, b1] = toOklab(first);
  const [l2, a2, b2] = toOklab(second);
  return toHex([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
};
