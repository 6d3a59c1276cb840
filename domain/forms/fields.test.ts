import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { formMessages } from '#content/form-messages.yaml';
import {
  choiceField,
  emailField,
  lineField,
  nameField,
  phoneField,
  postcodeField,
  textField,
} from './fields.ts';
import { dialledNumber, normalisePhone } from './phone/phone-number.ts';

/** The value that comes out, or the messages said. */
function outcome(schema: v.GenericSchema<unknown, string>, input: unknown): string | { says: string[] } {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? parsed.output : { says: parsed.issues.map(({ message }) => message) };
}

const says = (message: string) => ({ says: [message] });

describe('a name', () => {
  const schema = nameField({ required: 'Name is required', subject: 'Name' });
  const lettersOnly = says('Name can only contain letters and spaces');

  it.each([
    ['José', 'José'],
    ['Siân Łukasz', 'Siân Łukasz'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ['O’Brien', 'O’Brien'],
    ["O'Brien", "O'Brien"],
    ['Anne-Marie', 'Anne-Marie'],
    ['J. Smith', 'J. Smith'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn Thị Minh Khai'],
    ['李小龍', '李小龍'],
    ['محمد علي', 'محمد علي'],
    ['  Mary \t  Jane\u00A0Watson  ', 'Mary Jane Watson'],
    ['Bo', 'Bo'],
    ['Mary & John', 'Mary & John'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['\u{20BB7}'.repeat(100), '\u{20BB7}'.repeat(100)],
  ])('can be %j', (typed, kept) => {
    expect(outcome(schema, typed)).toBe(kept);
  });

  it.each([
    ['', says('Name is required')],
    [' \t\r\n\u00A0\uFEFF', says('Name is required')],
    ['\u200B', lettersOnly],
    ['An\u200Bna', lettersOnly],
    ['An\uFEFFna', lettersOnly],
    ['An\u000Bna', lettersOnly],
    ['Anna\u202EeeL', lettersOnly],
    ['Anna\u0000', lettersOnly],
    ['&', says('Name must be at least 2 characters')],
    ['& &', lettersOnly],
    [undefined, says('Name is required')],
    [new Blob(['a file']), says('Name is required')],
    ['J', says('Name must be at least 2 characters')],
    ['\u{20BB7}', says('Name must be at least 2 characters')],
    ['x'.repeat(101), says('Name must not exceed 100 characters')],
    ['1'.repeat(100_000), says('Name must not exceed 100 characters')],
    ['R2D2', lettersOnly],
    ['Anna!', lettersOnly],
    ['anna@example.org', lettersOnly],
    ['https://example.org', lettersOnly],
    ['Anna <b>', lettersOnly],
    ['Anna, Bob', lettersOnly],
    ['Anna_Bob', lettersOnly],
    ['👋👋', lettersOnly],
    ['...', lettersOnly],
    ['- -', lettersOnly],
    ['Anna\u0000Bob;', lettersOnly],
  ])('cannot be %j', (typed, expected) => {
    expect(outcome(schema, typed)).toEqual(expected);
  });

  it('cannot break a line, whatever comes after it', () => {
    expect(outcome(schema, 'Anna\r\nBcc Bob')).toBe('Anna Bcc Bob');
  });

  it('can be named and bounded otherwise', () => {
    const first = nameField({ required: 'First name is required', subject: 'First name', min: 1 });
    expect(outcome(first, 'J')).toBe('J');
    expect(outcome(first, '')).toEqual(says('First name is required'));
    expect(outcome(first, 'x'.repeat(101))).toEqual(says('First name must not exceed 100 characters'));
    expect(outcome(first, '7')).toEqual(says('First name can only contain letters and spaces'));
  });
});

describe('an email address', () => {
  const schema = emailField();
  const invalid = says('Invalid email format');
  const improbable = says('Please enter a valid email address');
  const domain = (length: number) => `${'d'.repeat(60)}.`.repeat(3) + 'e'.repeat(length - 183);

  it.each([
    ['anna@example.org', 'anna@example.org'],
    [' Anna.Lee@Example.ORG ', 'Anna.Lee@Example.ORG'],
    ["o'brien+care@mail.example.co.uk", "o'brien+care@mail.example.co.uk"],
    ['a@b.cd', 'a@b.cd'],
    ['1_%-x@123.museum', '1_%-x@123.museum'],
    ['post@xn--bcher-kva.xn--p1ai', 'post@xn--bcher-kva.xn--p1ai'],
    [`${'l'.repeat(64)}@example.org`, `${'l'.repeat(64)}@example.org`],
    [`${'l'.repeat(30)}@${domain(223)}`, `${'l'.repeat(30)}@${domain(223)}`],
  ])('can be %j', (typed, kept) => {
    expect(outcome(schema, typed)).toBe(kept);
  });

  it.each([
    ['', says('Email is required')],
    ['   ', says('Email is required')],
    [undefined, says('Email is required')],
    ['anna@example.org\u200B', invalid],
    ['an\u0000na@example.org', invalid],
    ['anna', invalid],
    ['anna@', invalid],
    ['@example.org', invalid],
    ['anna@example@org', invalid],
    ['anna lee@example.org', invalid],
    ['anna@exa mple.org', invalid],
    ['anna@-example.org', invalid],
    ['anna@example..org', invalid],
    ['anna@example.org.', invalid],
    ['anna@example.org, bob@example.org', invalid],
    ['Anna <anna@example.org>', invalid],
    ['änna@example.org', invalid],
    ['anna@exämple.org', invalid],
    ['anna@example.org\r\nBcc: bob@example.org', invalid],
    ['anna@[192.0.2.1]', invalid],
    ['anna@localhost', improbable],
    ['anna@example.o', improbable],
    ['anna@192.0.2.1', improbable],
    ['.anna@example.org', improbable],
    ['anna.@example.org', improbable],
    ['an..na@example.org', improbable],
    [`${'l'.repeat(65)}@example.org`, improbable],
    [`${'l'.repeat(31)}@${domain(223)}`, improbable],
    [`${'a.'.repeat(50_000)}@`, improbable],
  ])('cannot be %j', (typed, expected) => {
    expect(outcome(schema, typed)).toEqual(expected);
  });

  it('can be left out where it is optional, and is checked where it is not left out', () => {
    const optional = emailField({ optional: true });
    expect(outcome(optional, '')).toBe('');
    expect(outcome(optional, 'anna')).toEqual(invalid);
    expect(outcome(optional, 'anna@localhost')).toEqual(improbable);
    expect(outcome(optional, 'anna@example.org')).toBe('anna@example.org');
  });
});

describe('a telephone number', () => {
  const schema = phoneField({ required: 'Phone number is required' });
  const invalid = says('Please enter a valid phone number');

  it.each([
    ['07700 900123', '+447700900123'],
    ['07700900123', '+447700900123'],
    ['023 8096 0000', '+442380960000'],
    ['(023) 8096-0000', '+442380960000'],
    ['023.8096.0000', '+442380960000'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+44 0 7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['0044 (0) 7700\u00A0900\u2011123', '+447700900123'],
    ['7700900123', '7700900123'],
    ['+353 1 234 5678', '+35312345678'],
    ['+1 (555) 010-9999', '+15550109999'],
    ['\u202A+44 7700 900123\u202C', '+447700900123'],
    ['07700 900123 ext 12', '+447700900123 ext 12'],
    ['07700 900123 (after 6 pm)', '+447700900123 (after 6 pm)'],
    ['07700 900123 - ring twice', '+447700900123 ring twice'],
    ['07700 900123 or 023 8096 0000', '+447700900123 or 023 8096 0000'],
    ['(07700 900123)', '+447700900123'],
    ['67890', '67890'],
    ['+1234567890123456', '+1234567890123456'],
    ['1234567890123456', '1234567890123456'],
  ])('can be %j', (typed, kept) => {
    expect(outcome(schema, typed)).toBe(kept);
    expect(normalisePhone(kept)).toBe(kept);
    expect(dialledNumber(kept)).toMatch(/^\+?\d+$/);
  });

  it.each([
    ['', says('Phone number is required')],
    ['  ', says('Phone number is required')],
    [undefined, says('Phone number is required')],
    ['+', invalid],
    ['-', says('Phone number is required')],
    ['( . )', says('Phone number is required')],
    ['0', invalid],
    ['000', invalid],
    ['00', invalid],
    ['+0123', invalid],
    ['12345678901234567', invalid],
    ['+12345678901234567', invalid],
    ['+44+7700900123', invalid],
    ['1', invalid],
    ['999', invalid],
    ['112', invalid],
    [`07700 900123 ${'x'.repeat(81)}`, invalid],
    ['07700 900123 ext\u0000', invalid],
    ['call me', invalid],
    ['call me on 07700 900123', invalid],
    ['٠٧٧٠٠٩٠٠١٢٣', invalid],
  ])('cannot be %j', (typed, expected) => {
    expect(outcome(schema, typed)).toEqual(expected);
  });

  it('can be left out where nothing requires it', () => {
    expect(outcome(phoneField(), '')).toBe('');
    expect(outcome(phoneField(), undefined)).toBe('');
    expect(outcome(phoneField(), '(-)')).toEqual('');
    expect(outcome(phoneField(), 'none')).toEqual(invalid);
  });
});

describe('a longer text', () => {
  const schema = textField({
    subject: 'Cover letter',
    required: 'Cover letter is required',
    min: 100,
    max: 2000,
  });

  it.each([
    ['a'.repeat(100), 'a'.repeat(100)],
    ['a'.repeat(2000), 'a'.repeat(2000)],
    [`  ${'a'.repeat(2000)}\r\n`, 'a'.repeat(2000)],
    [`${'line\r\n'.repeat(399)}lines`, `${'line\n'.repeat(399)}lines`],
    ['😀'.repeat(2000), '😀'.repeat(2000)],
    [`first\rsecond\n\n${'a'.repeat(100)}`, `first\nsecond\n\n${'a'.repeat(100)}`],
    [`next\u0085page\u2028 ${'a'.repeat(100)}`, `next\npage\n ${'a'.repeat(100)}`],
    [`family 👩‍👧 می‌خواهم ${'a'.repeat(100)}`, `family 👩‍👧 می‌خواهم ${'a'.repeat(100)}`],
  ])('can be %j', (typed, kept) => {
    expect(outcome(schema, typed)).toBe(kept);
  });

  it.each([
    ['', 'Cover letter is required'],
    ['\r\n \t', 'Cover letter is required'],
    [undefined, 'Cover letter is required'],
    ['a'.repeat(99), 'Cover letter must be at least 100 characters'],
    [`${'a'.repeat(99)}      `, 'Cover letter must be at least 100 characters'],
    ['a'.repeat(2001), 'Cover letter must not exceed 2000 characters'],
    ['😀'.repeat(2001), 'Cover letter must not exceed 2000 characters'],
    [`${'line\r\n'.repeat(400)}x`, 'Cover letter must not exceed 2000 characters'],
  ])('cannot be %j', (typed, message) => {
    expect(outcome(schema, typed)).toEqual(says(message));
  });

  it.each(['null\u0000', 'bell\u0007', 'lone\uD800', 'gnp.\u202Efdp', 'zero\u200Bwidth', 'page\u000Cbreak'])(
    'cannot hold what nobody sees: %j',
    (typed) => {
      expect(outcome(schema, `${typed} ${'a'.repeat(100)}`)).toEqual(
        says('Cover letter contains characters that cannot be seen'),
      );
    },
  );

  it('can be empty where nothing requires it', () => {
    expect(outcome(textField({ subject: 'Text', max: 5 }), '')).toBe('');
  });
});

describe('one line', () => {
  const schema = lineField({ subject: 'It', max: 5 });

  it.each([
    ['', ''],
    [' a\r\nb ', 'a b'],
    ['12345', '12345'],
  ])('can be %j', (typed, kept) => {
    expect(outcome(schema, typed)).toBe(kept);
  });

  it('is bounded', () => {
    expect(outcome(schema, '123456')).toEqual(says('It must not exceed 5 characters'));
  });
});

describe('a choice', () => {
  const schema = choiceField(['one', 'two'], 'Please choose');

  it('is one of those on offer', () => {
    expect(outcome(schema, 'two')).toBe('two');
  });

  it.each(['', 'three', 'ONE', undefined, 'toString'])('cannot be %j', (typed) => {
    expect(outcome(schema, typed)).toEqual(says('Please choose'));
  });
});

describe('a postcode in a form', () => {
  it.each([
    ['so147ly', 'SO14 7LY'],
    [' SO14-7LY ', 'SO14 7LY'],
    ['', ''],
    [undefined, ''],
  ])('can be %j', (typed, kept) => {
    expect(outcome(postcodeField(), typed)).toBe(kept);
  });

  it.each([
    ['SO14', 'Please enter a valid UK postcode'],
    ['nowhere', 'Please enter a valid UK postcode'],
  ])('cannot be %j', (typed, message) => {
    expect(outcome(postcodeField(), typed)).toEqual(says(message));
  });

  it('cannot be left out where it is required', () => {
    expect(outcome(postcodeField({ required: 'Please enter a postcode' }), ' ')).toEqual(
      says('Please enter a postcode'),
    );
  });
});

it.each([
  ['a name', nameField({ required: 'r', subject: 'Name' }), 'Name must not exceed 100 characters'],
  ['an email address', emailField(), formMessages.email.invalid],
  ['a phone number', phoneField(), formMessages.phone.invalid],
  ['a text', textField({ subject: 'Message', max: 5000 }), 'Message must not exceed 5000 characters'],
  ['a choice', choiceField(['a'], 'Choose one'), 'Choose one'],
  ['a postcode', postcodeField(), formMessages.postcode.invalid],
])('%s of more than 20,000 characters is refused before it is looked at', (_, schema, message) => {
  const normalisations = vi.spyOn(String.prototype, 'normalize');
  expect(outcome(schema, ' '.repeat(20_001))).toEqual(says(message));
  expect(normalisations).not.toHaveBeenCalled();
});
