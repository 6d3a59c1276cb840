import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { nations } from '#content/nations.yaml';
import { isSampleCompanyNumber } from '#domain/company/company.ts';
import type { Registration } from '#domain/content/company/brand.ts';
import { nation } from '#domain/registration/nation.ts';
import { registrationTexts } from '#domain/registration/registration-texts.ts';

const root = join(import.meta.dirname, '../..');
const rooms = ['app', 'content', 'server', 'tools', 'packages/editor', 'packages/illustrations'];
const ownFiles = [join('content', 'brand.yaml'), join('content', 'nations.yaml')];

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => /\.(tsx?|jsx?|css|md|yaml|svg|html|json|vtt)$/.test(path))
    .filter(
      (path) => !/\.test\.tsx?$/.test(path) && !path.includes('node_modules') && !ownFiles.includes(path),
    );
}

const { information } = brand.regulators;
const bodies = Object.values(nations).flatMap(({ regulator, complaints }) => [
  regulator,
  complaints.reviewer,
]);
const telephones = [
  ...[brand.phone, brand.emergencyPhone ?? [], brand.whatsapp ?? [], information.helpline].flat(),
  ...bodies.flatMap(({ helpline }) => helpline ?? []),
];
const digits = telephones.map(({ e164 }) => e164.replace('+44', ''));
const regulators = Object.values(nations).map(({ regulator }) => regulator.url);
const hosts = [brand.publicUrl, ...regulators, information.url].map((url) =>
  new URL(url).hostname.replace(/^www\./, ''),
);
const words = [
  brand.name,
  // Noughts stand in many files.
  ...[brand.company.number ?? []].flat().filter((number) => !isSampleCompanyNumber(number)),
  ...Object.values(brand.email),
  ...hosts,
  ...brand.address.lines.filter((line) => line !== brand.address.town),
  ...information.address.slice(0, 3),
  ...brand.social.flatMap(({ url }) => url ?? []),
].map((word) => word.toLowerCase());

function leaks(text: string): string[] {
  const lower = text.toLowerCase();
  const onlyDigits = text.replace(/(?<=\d)[\s().-]+(?=\d)/g, '');
  return [
    ...words.filter((word) => lower.includes(word)),
    ...digits.filter((number) => onlyDigits.includes(number)),
    ...(new RegExp(`\\b${brand.assistantName}\\b`).test(text) ? [brand.assistantName] : []),
  ];
}

describe('the brand', () => {
  it('stands in one module, and its regulators in another: no other source file names them, their numbers or addresses', () => {
    const found = rooms
      .flatMap(sourceFiles)
      .map((path) => ({ path, leaks: leaks(readFileSync(join(root, path), 'utf8')) }))
      .filter((file) => file.leaks.length > 0);
    expect(found).toEqual([]);
  });

  it('would be found in another file, however the number is written', () => {
    expect(leaks(`Ring ${brand.phone.display.replace(' ', '-')}`)).toEqual(digits.slice(0, 1));
    expect(leaks(`mailto:${brand.email.info}`)).toContain(brand.email.info);
    expect(leaks(`Ask ${brand.assistantName}!`)).toEqual([brand.assistantName]);
  });

  it('writes each number the same way for people and for machines', () => {
    for (const { display, e164, url } of telephones) {
      expect(e164).toBe(display.replace(/^0/, '+44').replaceAll(' ', ''));
      expect(url.replace(/\D/g, '')).toBe(e164.slice(1));
    }
  });

  it('has three social networks with a link, and X without one', () => {
    expect(brand.social.filter(({ url }) => url).map(({ name }) => name)).toEqual([
      'Facebook',
      'Instagram',
      'LinkedIn',
    ]);
    expect(brand.social.filter(({ url }) => !url).map(({ name }) => name)).toEqual(['X']);
  });
});

describe('registration', () => {
  const registered: Registration = {
    status: 'registered',
    providerId: '1-123456789',
    url: `${nation.regulator.url}/provider/1-123456789`,
  };

  it('says that it is pending, in the mark and in plain words', () => {
    const texts = registrationTexts({ status: 'pending' });
    expect(texts.mark).toBe('*REGISTRATION PENDING');
    expect(texts.short).toContain('Regulated activities will only be delivered once approved.');
    expect(texts.regulatedLabel).toBe('Available once registered');
  });

  it('names the provider id and links to it once there is one', () => {
    const texts = registrationTexts(registered);
    expect(texts.mark).toBeNull();
    expect(texts.short).toContain('1-123456789');
    expect(texts.link.url).toBe(registered.url);
    expect(JSON.stringify(texts).toLowerCase()).not.toContain('pending');
    expect(texts.ratings).toEqual([]);
  });

  it('names each place with its rating, its day and its report once there are any', () => {
    const url = `${nation.regulator.url}/location/1-2`;
    const ratings = [{ location: 'Wrenfold Southampton', rating: 'Good', date: '2026-05-12', url }];
    const { short, mark, ratings: shown } = registrationTexts({ ...registered, ratings });
    expect([mark, short]).toEqual([null, registrationTexts(registered).short]);
    expect(shown).toEqual([
      {
        text: `Wrenfold Southampton is rated Good by ${nation.regulator.inFull}, on 12 May 2026.`,
        link: { text: `Read its report on ${new URL(url).hostname}`, url },
        changed: null,
        poster: null,
      },
    ]);
  });

  it('a poster has another address with each report, because browsers keep it', () => {
    const poster = { picture: 'poster.png', alt: 'Good in all themes.' };
    const [first, second] = ['2026-05-12', '2027-05-12'].map((date) => {
      const rated = { location: 'South', date, url: 'https://report.example/1', poster };
      return registrationTexts({ ...registered, ratings: [rated] }).ratings[0]?.poster?.src;
    });
    expect(first).toMatch(/^\/media\/poster\.png\?/);
    expect(second).not.toBe(first);
  });
});
