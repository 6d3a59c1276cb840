import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { FileField } from './file-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const words = { label: 'Email', hint: 'Only to answer you', error: 'Email is required' };
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

describe('a field tells assistive technology its label, hint and error', () => {
  it.each([
    ['text', <TextField key="text" id="one" {...words} />],
    ['several lines', <TextArea key="area" id="one" {...words} />],
    ['select', <SelectField key="select" id="one" options={options} {...words} />],
    ['file', <FileField key="file" id="one" {...words} />],
    ['checkbox', <Checkbox key="checkbox" id="one" {...words} />],
  ])('%s', (_, field) => {
    const html = renderToStaticMarkup(field);
    expect(html).toContain('for="one"');
    expect(html).toContain('aria-describedby="one-hint one-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="one-hint"[^>]*>Only to answer you/);
    expect(html).toContain('id="one-error"');
  });

  it('says nothing about what is not there', () => {
    const html = renderToStaticMarkup(<TextField label="Name" />);
    expect(html).not.toContain('aria-describedby');
    expect(html).not.toContain('aria-invalid');
  });

  it('marks optional fields in words', () => {
    expect(renderToStaticMarkup(<TextField label="Phone" optional />)).toContain('(optional)');
  });
});

describe('a text area with a limit', () => {
  it('describes itself by the limit too, which typing does not change, and does not cut off what is typed', () => {
    const html = renderToStaticMarkup(
      <TextArea id="letter" label="Letter" hint="Why you" limit={2000} defaultValue="Dear all" />,
    );
    expect(html).toContain('aria-describedby="letter-hint letter-limit"');
    expect(html).toMatch(/id="letter-limit"[^>]*>You can write up to 2,000 characters/);
    expect(html).not.toContain('maxlength');
  });

  it.each([
    ['abc', 'You have 2 characters left'],
    ['abcd', 'You have 1 character left'],
    ['abcdefg', 'You have 2 characters too many'],
  ])('counts %s', (defaultValue, sentence) => {
    expect(renderToStaticMarkup(<TextArea label="Letter" limit={5} defaultValue={defaultValue} />)).toContain(
      sentence,
    );
  });
});

it('starts a select on its placeholder, which cannot be chosen', () => {
  const html = renderToStaticMarkup(
    <SelectField label="Service" placeholder="Select one" options={options} />,
  );
  expect(html).toMatch(/<option value="" disabled=""[^>]*>Select one/);
});
