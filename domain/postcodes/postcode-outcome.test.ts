import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.yaml';
import { registrationPending } from '../registration/registration-state.ts';
import { describeOutcome, isPostcodeOutcome, type PostcodeOutcome } from './postcode-outcome.ts';

const postcode = 'SO14 7LY';

describe('what a visitor reads after a check', () => {
  it('asks for a postcode where none was typed', () => {
    expect(describeOutcome({ kind: 'empty' })).toEqual({
      tone: 'error',
      title: 'Error',
      message: 'Please enter a postcode',
      subMessage: 'We need your postcode to check service availability.',
    });
  });

  it('shows the form of a postcode where what was typed is none', () => {
    expect(describeOutcome({ kind: 'invalid' })).toEqual({
      tone: 'error',
      title: 'Invalid Postcode',
      message: 'Please enter a valid UK postcode',
      subMessage: 'The postcode format should be like: SW1A 1AA',
    });
  });

  it('says that a postcode does not exist', () => {
    expect(describeOutcome({ kind: 'not-found', postcode })).toMatchObject({
      tone: 'error',
      message: 'This postcode does not exist in our database',
      subMessage: 'Please check and try again with a valid UK postcode.',
      postcode,
    });
  });

  it('says when a postcode was retired, and what to do', () => {
    const { message, subMessage } = describeOutcome({
      kind: 'not-found',
      postcode,
      retired: { year: 2021, month: 3 },
    });
    expect(message).toBe('This postcode does not exist in our database');
    expect(subMessage).toMatch(/^This postcode was retired in March 2021\. Please check .*contact us/);
  });

  it('names the district that is covered', () => {
    const outcome: PostcodeOutcome = { kind: 'served', postcode, district: 'Southampton' };
    expect(describeOutcome(outcome)).toMatchObject({
      tone: 'success',
      message: 'We cover your area (Southampton)',
      postcode,
    });
  });

  it.runIf(registrationPending)(
    'says what needs no registration where we come, while registration is pending',
    () => {
      const [now] = describeOutcome({ kind: 'served', postcode, district: 'Southampton' }).notes ?? [];
      expect(now).toMatch(/needs no registration.*once we are registered/);
    },
  );

  it.each(['served', 'not-served'] as const)('says that the pages differ where they do: %s', (kind) => {
    const notes = (partly?: true) =>
      describeOutcome({ kind, postcode: 'PO1 2AL', district: 'Portsmouth', ...(partly && { partly }) }).notes;
    expect(notes(true)).toHaveLength((notes()?.length ?? 0) + 1);
  });

  it('says Coming Soon elsewhere, in words that fit every district', () => {
    const say = (district: string | null) => {
      const description = describeOutcome({ kind: 'not-served', postcode, district });
      expect(description).toMatchObject({ tone: 'soon', title: 'Coming Soon', postcode });
      return description.message;
    };
    expect(say('Channel Islands')).toBe('We have not reached your area (Channel Islands) yet');
    expect(say('Kingston upon Hull, City of')).toBe('We have not reached your area (Kingston upon Hull) yet');
    expect(say(null)).toBe('We have not reached your area yet');
  });

  it.each(['EH1 1YZ', 'JE2 3AB', 'CF10 1AA'])('promises no growth to another nation: %s', (elsewhere) => {
    const say = (of: string) =>
      describeOutcome({ kind: 'not-served', postcode: of, district: null }).subMessage;
    const own = { scotland: 'EH1 1YZ', wales: 'CF10 1AA' }[String(brand.nation)];
    expect(say(elsewhere) === say('SW1A 1AA')).toBe(elsewhere === own);
  });

  it('admits a failure of ours', () => {
    expect(describeOutcome({ kind: 'failed', postcode })).toEqual({
      tone: 'error',
      title: 'Error',
      message: 'Something went wrong',
      subMessage: 'Please try again later or contact our support team.',
      postcode,
    });
  });
});

describe('an answer to a check', () => {
  it.each([
    { kind: 'empty' },
    { kind: 'invalid' },
    { kind: 'invalid', meant: postcode },
    { kind: 'failed', postcode },
    { kind: 'not-found', postcode, retired: { year: 2020, month: 3 } },
    { kind: 'served', postcode, district: null, partly: true },
    { kind: 'not-served', postcode, district: 'Portsmouth' },
  ])('is believed if it is an outcome: $kind', (outcome) => {
    expect(isPostcodeOutcome(JSON.parse(JSON.stringify(outcome)))).toBe(true);
  });

  it.each([
    null,
    'served',
    { kind: 'served' },
    { kind: 'served', postcode },
    { kind: 'served', postcode, district: {} },
    { kind: 'elsewhere', postcode },
    { kind: 'invalid', meant: {} },
    { kind: 'not-found', postcode, retired: 'long ago' },
  ])('is not believed if it is something else: %j', (outcome) => {
    expect(isPostcodeOutcome(outcome)).toBe(false);
  });
});
