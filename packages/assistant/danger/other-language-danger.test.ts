import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCorpus } from '../sentences/corpus.ts';
import { isDanger } from '../subjects/labels.ts';
import { detectDangerInOtherLanguage, otherLanguageWords } from './other-language-danger.ts';

const kinds = ['emergency', 'fire', 'gas', 'selfHarm', 'partner', 'safeguarding'] as const;
const sayable = (phrase: string) => phrase.replace(/^=/, '').replaceAll('*', '').replaceAll(' ~ ', ' ');

describe.each(Object.entries(otherLanguageWords))('danger told in %s', (_, words) => {
  it.each(kinds)('by certain words: %s', (kind) => {
    const phrases = (words[kind] ?? '').split(', ');
    expect(phrases.length).toBeGreaterThan(0);
    for (const phrase of phrases)
      expect(detectDangerInOtherLanguage(sayable(phrase)), phrase).toMatchObject({ likely: true });
  });
});

it.each([
  ['Polish', 'emergency', 'Moja mama upadła i nie może wstać!'],
  ['Romanian', 'partner', 'soțul meu mă bate și mi-e frică'],
  ['Portuguese', 'emergency', 'O meu pai não está a respirar'],
  ['Spanish', 'gas', 'Huele a gas en la cocina'],
  ['Italian', 'selfHarm', 'non voglio più vivere'],
  ['French', 'emergency', 'Il ne respire plus !'],
  ['German', 'fire', 'Es brennt in der Wohnung'],
  ['Bulgarian', 'partner', 'Мъжът ми ме бие'],
  ['Hungarian', 'selfHarm', 'Meg akarok halni.'],
  ['Lithuanian', 'emergency', 'Mama nekvepuoja'],
  ['Ukrainian', 'safeguarding', 'вона мене вдарила'],
  ['Turkish', 'emergency', 'Annem nefes almıyor'],
  ['Welsh', 'emergency', 'Dydy Mam ddim yn anadlu'],
  ['Arabic', 'selfHarm', 'أريد أن أموت'],
  ['Urdu', 'safeguarding', 'mera beta mujhe maarta hai'],
  ['Hindi', 'fire', 'घर में आग लग गई है'],
  ['Punjabi', 'emergency', 'ਮੇਰੀ ਮਾਂ ਸਾਹ ਨਹੀਂ ਲੈ ਰਹੀ'],
  ['Chinese', 'partner', '我老公打我'],
  ['Tagalog', 'emergency', 'hindi humihinga ang nanay ko'],
] as const)('%s, %s: %s', (language, kind, message) => {
  expect(detectDangerInOtherLanguage(message)).toEqual({ kind, likely: true, language });
});

it.each([
  ['denied', 'nie chcę umrzeć'],
  ['denied', '我不想死'],
  ['help of another kind', 'szukam pomocy dla mamy'],
  ['help of another kind', 'busco ayuda en casa para mi padre'],
  ['help of another kind', 'ich suche Hilfe für meine Mutter'],
  ['to get up', 'tata nie może sam wstać z łóżka'],
  ['a call', '请打我电话'],
  ['a word of English', 'the gas bill, a hot pan and my fire'],
])('is none (%s): %s', (_, message) => {
  expect(detectDangerInOtherLanguage(message)).toBeNull();
});

it('takes no harmless sentence of the corpus for one of another language', async () => {
  const harmless = (await readCorpus()).filter(({ labels: [label = ''] }) => !isDanger(label));
  const taken = harmless
    .map(({ turns }) => turns.at(-1) ?? '')
    .filter((message) => detectDangerInOtherLanguage(message) !== null);
  expect(harmless.length).toBeGreaterThan(10_000);
  expect(taken).toEqual([]);
});

it('takes no word of the site for one', async () => {
  const folder = join(import.meta.dirname, '../../../content');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|md|yaml)$/.test(name));
  const taken: string[] = [];
  for (const name of files.filter((name) => name !== 'danger-languages.yaml')) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    for (const line of lines) if (detectDangerInOtherLanguage(line)) taken.push(`${name}: ${line}`);
  }
  expect(files.length).toBeGreaterThan(50);
  expect(taken).toEqual([]);
});
