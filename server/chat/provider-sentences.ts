import { dangerKinds } from 'site-assistant/danger-kinds';
import { heldBack } from '#content/banned-words.yaml';
import { brand } from '#content/brand.yaml';
import { pages } from '#content/pages.yaml';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { funding } from '#domain/funding/funding.ts';
import { pageAt } from '#domain/pages/pages.ts';
import { nation } from '#domain/registration/nation.ts';
import type { EndAttempt } from '../outgoing/circuit-breaker.ts';
import { hasBannedWords } from './banned-words.ts';
import { ProviderError } from './chat-provider.ts';
import { isInvented } from './facts/checked-facts.ts';

type Ending = Parameters<EndAttempt>[0];

/** A sentence that goes on from the one before it, and falls with it. */
const LEANS = /^\W*(?:that|this|it|they|these|those|he|she|so|then|which|and|but)\b/i;

/**
 * Yields sentences up to the first that may not be shown. The site's own answer takes the place of the rest, which may lean
 * on it; if that is the first sentence, nothing is yielded. A sentence that says what no passage says is left out with those that
 * go on from it, and at the end it is said that something was.
 * @param known what the site says to this question
 * @param asked what the visitor wrote
 * @param onEnd called once, with the reason of a failure
 * @throws ProviderError
 */
export async function* providerSentences(
  pieces: AsyncIterable<string>,
  { siteAnswer, known, asked }: { siteAnswer: string; known: string; asked: string },
  onEnd: (how: Ending, reason: string) => void,
): AsyncGenerator<string> {
  let how: Ending = 'given-up';
  let reason = '';
  try {
    let shown = '';
    let left: 'nothing' | 'earlier' | 'last' = 'nothing';
    for await (const sentence of inSentences(pieces)) {
      if (!mayBeShown(sentence)) {
        if (shown.trim() !== '') yield `${paragraphAfter(shown)}${siteAnswer}`;
        shown = '';
        break;
      }
      if (isInvented(sentence, known, asked) || (left === 'last' && LEANS.test(sentence))) {
        left = 'last';
        continue;
      }
      if (left === 'last') left = 'earlier';
      yield sentence;
      shown = sentence;
    }
    if (left !== 'nothing' && shown.trim() !== '') yield `${paragraphAfter(shown)}${heldBack}`;
    how = 'worked';
  } catch (error) {
    const failure =
      error instanceof ProviderError ? error : new ProviderError('broken', 'The reply could not be read');
    how = 'failed';
    reason = failure.message;
    throw failure;
  } finally {
    onEnd(how, reason);
  }
}

const paragraphAfter = (shown: string) => (shown.endsWith('\n') ? '\n' : '\n\n');

/** Many times the length of a sentence: reading ends where none has ended by then. */
const MAX_SENTENCE_LENGTH = 1500;

const SENTENCE = /^[\s\S]*?(?:[.!?]['”’")\]]*\s+|\n+)/;

export async function* inSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (let found = SENTENCE.exec(rest); found; found = SENTENCE.exec(rest)) {
      yield found[0];
      rest = rest.slice(found[0].length);
    }
    if (rest.length > MAX_SENTENCE_LENGTH) break;
  }
  if (rest !== '') yield rest;
}

const { phone, emergencyPhone, whatsapp, regulators } = brand;
const helpLines = dangerKinds.flatMap((kind) => dangerCard(kind).lines);
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:0044|44|0)0?/, '');
const OWN_NUMBERS = new Set(
  [phone, emergencyPhone, whatsapp, regulators.information.helpline, ...helpLines].flatMap((line) =>
    line ? digitsOf(line.display) : [],
  ),
);
const OWN_ADDRESSES = new Set(Object.values(brand.email));
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
const KNOWN_HOSTS = [
  brand.publicUrl,
  nation.regulator.url,
  regulators.information.url,
  ...helpLines.map(({ url }) => url).filter((url) => url.startsWith('https:')),
  ...funding.flatMap(({ sources }) => sources.map(({ url }) => url)),
].map(hostOf);

const LINK_TARGETS = /\]\(\s*([^)\s]*)/g;
const URLS = /(?:[a-z\d+.-]{0,20}:\/\/|\bwww\.|\bjavascript:|\bdata:)[^\s<>)\]]*/gi;
/** A name of a site without its beginning. */
const HOSTS =
  /\b[a-z\d-]{1,63}(?:\.| dot )(?:com|net|org|io|info|biz|co\.uk|uk|me|app|site|xyz|online|shop|example)\b/gi;
const EMAILS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,9}/g;
const PHONES = /(?<![\w£$€.,/-])(?:\+|\(?\d)[\d\s().-]{8,22}\d/g;

/** Allows no banned word, no link but to our pages and their sources, no telephone number or email address but ours. */
export function mayBeShown(sentence: string): boolean {
  if (sentence.length > MAX_SENTENCE_LENGTH) return false;
  const plain = sentence.normalize('NFKC').replaceAll('’', "'");
  return (
    !hasBannedWords(plain) &&
    [...plain.matchAll(LINK_TARGETS)].every(([, target = '']) => isKnownTarget(target)) &&
    (plain.match(URLS) ?? []).every(isKnownUrl) &&
    (plain.replace(URLS, ' ').replace(EMAILS, ' ').match(HOSTS) ?? []).every((host) =>
      isKnownUrl(`https://${host.replace(' dot ', '.')}`),
    ) &&
    (plain.match(EMAILS) ?? []).every((address) => OWN_ADDRESSES.has(address.toLowerCase())) &&
    (plain.match(PHONES) ?? []).every((number) => OWN_NUMBERS.has(digitsOf(number)))
  );
}

function isKnownTarget(target: string): boolean {
  if (target.startsWith('mailto:')) return OWN_ADDRESSES.has(target.slice('mailto:'.length));
  if (target.startsWith('tel:')) return OWN_NUMBERS.has(digitsOf(target)) || /^tel:\d{3}$/.test(target);
  return target.startsWith('/') ? isOwnPath(target) : isKnownUrl(target);
}

const OWN_JOB = new RegExp(`^${pages.careers.path}/[\\w%-]+$`);

function isOwnPath(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return pageAt(path) !== null || OWN_JOB.test(path);
}

function isKnownUrl(text: string): boolean {
  const url = text.replace(/^www\./i, 'https://').replace(/(?<![.,;:!?'"])[.,;:!?'"]+$/, '');
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return false;
  const host = hostOf(url);
  return KNOWN_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
