import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { councils } from '#content/area.yaml';
import { assistant } from '#content/assistant.yaml';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { dangerCard } from '#domain/danger/danger-cards.ts';
import { startChatProvider } from '../../tests/support/chat-provider.ts';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { EMERGENCY, FIRE, MISSING, over, RUNG, stays } from '../../tests/support/danger-follow-ups.ts';
import { embeddedAssistant, shippedAssistant } from '../../tests/support/embedded-assistant.ts';
import type { HttpUpstream } from '../../tests/support/http-upstream.ts';
import { createCircuitBreaker } from '../outgoing/circuit-breaker.ts';
import { type Chat, createChat } from './chat.ts';
import { createOpenAiProvider } from './openai-provider.ts';

let upstream: HttpUpstream;
let chat: Chat;
beforeAll(async () => {
  upstream = await startChatProvider();
  chat = createChat({
    assistant: shippedAssistant,
    site: embeddedAssistant(),
    allowance: { waitToAsk: async () => 0, maySpend: async () => true },
    provider: createOpenAiProvider({
      url: upstream.url,
      key: 'sk-secret',
      model: 'gpt-3.5-turbo',
      timeoutMs: 5_000,
      temperature: 0.7,
      maxTokens: 250,
    }),
    breaker: createCircuitBreaker(),
    log: collectingLog(),
  });
});
afterAll(() => upstream.close());

async function converse(...said: string[]): Promise<string[]> {
  const messages: ChatMessage[] = assistant.greetings.map((content) => ({ role: 'assistant', content }));
  const answers: string[] = [];
  for (const content of said) {
    messages.push({ role: 'user', content });
    const signal = new AbortController().signal;
    const outcome = await chat.reply({
      messages: messages.slice(-7),
      client: '203.0.113.7',
      stream: false,
      signal,
    });
    if (outcome.kind !== 'answered') throw new Error(outcome.kind);
    const answer = (await Array.fromAsync(outcome.sentences)).join('');
    messages.push({ role: 'assistant', content: answer });
    answers.push(answer);
  }
  return answers;
}

const each = <Row extends [...unknown[], string]>(rows: readonly Row[]) =>
  rows.flatMap((row) =>
    `${row.at(-1)}`.split('|').map((then) => [...row.slice(0, -1), then.trim()] as unknown as Row),
  );

describe('after a danger card', () => {
  it.each(each(stays))('%s: the answer stays with it (%s): %s', async (first, begins, then) => {
    const before = upstream.requests.length;
    const [card, answer = ''] = await converse(first, then);
    expect(card).toContain('999');
    expect(answer).toMatch(begins);
    expect(answer).not.toMatch(/\b(?:yes|perhaps|not yet|postcode|town)\b|£|\?/i);
    expect(answer).toContain(assistant.afterDanger);
    expect(upstream.requests).toHaveLength(before);
  });

  it.each(each(over))('%s: it is over with: %s', async (first, then) => {
    const before = upstream.requests.length;
    const [, answer, next] = await converse(first, then, 'How much is an hour?');
    expect(answer).toMatch(/^(?:I am (?:so )?(?:glad|sorry)|Thank you for telling me)/);
    expect(answer).not.toContain(assistant.afterDanger);
    expect(next).toContain('A carer can come in the evening.');
    expect(upstream.requests).toHaveLength(before + 1);
  });

  it.each([
    ["I can smell gas in mum's kitchen", "now he can't breathe", 'emergency'],
    ["I can smell gas in mum's kitchen", 'the house is on fire', 'fire'],
    ['The kitchen is on fire', 'My wife is unconscious', 'emergency'],
    ['My mum has chest pain', 'they have come but now my dad cant breathe', 'emergency'],
    ["she's on the floor and can't get up", "now there's smoke coming from the kitchen", 'fire'],
    [
      'There is an odd smell in the kitchen and mum is dizzy and unconscious',
      'the ring is on but not lit',
      'gas',
    ],
    ['My carer steals from me', 'he took my phone so i couldn’t ring my sister', 'control'],
    ['My carer steals from me', 'how do I hide that I was on here', 'control'],
    ['I want to kill myself', "she's fallen and hit her head", 'emergency'],
    ['My mum has chest pain', 'tata nie oddycha', 'emergency'],
  ] as const)('%s: another card for: %s', async (first, then, kind) => {
    const [, answer] = await converse(first, then);
    expect(answer).toContain(dangerCard(kind).title);
  });

  it('every turn stays with it until it is said to be over, longer than what a browser sends along', async () => {
    const asked = Array.from({ length: 6 }, () => 'How much is an hour?');
    const answers = await converse(
      'My mum has chest pain',
      ...asked,
      'it was a false alarm',
      'How much is an hour?',
    );
    expect(answers.slice(1).map((answer) => EMERGENCY.test(answer))).toEqual([
      ...asked.map(() => true),
      false,
      false,
    ]);
    expect(answers.at(-1)).toContain('A carer can come in the evening.');
  });

  it('what was told after the card counts for its end', async () => {
    const [, , answer, next] = await converse(
      'he has taken two different blood thinners and feels faint, he is grey and clammy',
      'now he has a nosebleed that won’t stop',
      'its stopped now',
      'How much is an hour?',
    );
    expect(answer).toMatch(/^I am glad\. If it was much blood/);
    expect(next).toContain('A carer can come in the evening.');
  });

  it('what comes back after it was over is danger again', async () => {
    for (const message of ['theyve gone and its started again', 'the pain is back']) {
      const [, , answer] = await converse('My mum has chest pain', 'the ambulance is here', message);
      expect(answer).toMatch(EMERGENCY);
    }
  });

  it('fraud is over once the bank has been rung', async () => {
    const [card, answer, next] = await converse(
      'Mum is moving her savings to a safe account, he is on the phone',
      'we have rung the bank and they stopped the card',
      'How much is an hour?',
    );
    expect(card).toContain(dangerCard('fraud').title);
    expect(answer).toMatch(/^That was right\. Tell Report Fraud/);
    expect(next).toContain('A carer can come in the evening.');
  });

  it('a key code that is typed is spoken of twice, and then other questions are answered', async () => {
    const [card, again, next] = await converse(
      'the key safe code is 4471',
      'how much is an hour',
      'How much is an hour?',
    );
    expect(card).toContain(dangerCard('keyCode').title);
    expect(again).toMatch(/^First take the code off your screen/);
    expect(next).toContain('A carer can come in the evening.');
  });

  it('a question beside a denial is answered, and so is what follows', async () => {
    const [, answer, next] = await converse(
      'I want to kill myself',
      'No, I’m not suicidal. How much is an hour?',
      'How much is an hour?',
    );
    for (const text of [answer, next]) expect(text).toContain('A carer can come in the evening.');
  });

  it.each([
    [
      'My mum has chest pain',
      'The paramedics are here. How much is an hour?',
      /^I am glad that help is there/,
    ],
    [
      'dad has wandered out and we cannot find him',
      'We found him. Can someone come in the evening?',
      /^I am so glad/,
    ],
  ])('%s: help has come, and what is asked beside it is answered: %s', async (first, then, begins) => {
    const [, answer] = await converse(first, then);
    expect(answer).toMatch(begins);
    expect(answer).toContain('A carer can come in the evening.');
  });

  it.each([
    [
      [
        'Dad leaves the gas on without lighting it',
        'He did it this morning. Came home and the kitchen stank of it, I’ve opened a window. He was just sat there',
      ],
      '0800 111 999',
    ],
    [['there’s a strong smell of eggs in the kitchen'], '0800 111 999'],
  ])('%s: the card has the number for gas', async (said, number) => {
    expect((await converse(...said)).at(-1)).toContain(number);
  });

  it('an open window brings no words of intruders', async () => {
    const [, answer] = await converse('Mum has passed out on the floor, I have opened the window', 'ok');
    expect(answer).toMatch(EMERGENCY);
  });

  it('who asks for the number after abuse gets the numbers of the councils', async () => {
    const [, answer] = await converse(
      'the carer hits my mum',
      'I am in Fareham. Who do I ring then, the first number?',
    );
    for (const { safeguarding } of councils) expect(answer).toContain(safeguarding?.display ?? '');
  });

  it('a young carer who says that nobody hurts them is answered, and has no card', async () => {
    const answers = await converse(
      'my mum has MS and i do everything in the house. im 14',
      'nobody is hurting me. i am only afraid that they take me away from her',
    );
    for (const answer of answers) expect(answer).not.toContain(dangerCard('safeguarding').title);
  });

  it('a card that a model alone brought is taken back by less', async () => {
    const [card, answer] = await converse('I’ve had enough of everything', 'I didn’t mean that, I am fine');
    expect(card).toContain(dangerCard('selfHarm').title);
    expect(answer).toMatch(/^Thank you for telling me/);
  });

  it('somebody who does not look after herself is spoken of twice, and then other questions are answered', async () => {
    const [card, again, next] = await converse(
      'She’s not eating properly and the house is filthy',
      'Could I ring you on her behalf',
      'How much is an hour?',
    );
    expect(card).toContain(dangerCard('safeguarding').title);
    expect(again).toContain('[our office](/contact)');
    expect(next).toContain('A carer can come in the evening.');
  });

  it('once 999 has been rung, nobody is told to ring again', async () => {
    const [, , next] = await converse('My mum has chest pain', 'I have rung 999', 'Do you do weekends?');
    expect(next).toMatch(RUNG);
  });

  it('in another language, its line of whom to ring is said again', async () => {
    const [, answer = ''] = await converse('tata nie oddycha', 'ile to kosztuje');
    expect(answer).toMatch(EMERGENCY);
    expect(answer).toContain('dzwoń pod 999');
  });

  it('a card is known again by its words alone, as a browser shows it, and danger without its answer', async () => {
    const ask = async (messages: ChatMessage[]) => {
      const { signal } = new AbortController();
      const outcome = await chat.reply({
        messages: messages.slice(-7),
        client: '203.0.113.7',
        stream: false,
        signal,
      });
      return outcome.kind === 'answered' ? (await Array.fromAsync(outcome.sentences)).join('') : outcome.kind;
    };
    const wait: ChatMessage = { role: 'user', content: 'wait and see?' };
    const shown = `${dangerCard('missing').title}\n\n${assistant.afterDanger}`;
    const seen: ChatMessage[] = [
      { role: 'user', content: 'he is gone' },
      { role: 'assistant', content: shown },
    ];
    expect(await ask([...seen, wait])).toMatch(MISSING);
    expect(await ask([{ role: 'user', content: 'The kitchen is on fire' }, wait])).toMatch(FIRE);
  });
});
