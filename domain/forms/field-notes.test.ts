import { expect, it } from 'vitest';
import { notesOn } from './field-notes.ts';

it('the number that we would ring is said once it is whole, and asked about once it was typed', () => {
  const fields = { phone: '07700 900123, after six', contactNumber: '01632 96', name: '07700 900123' };
  expect(notesOn(fields)).toEqual({
    phone: { phone: 'Your number: 07700 900 123 after six' },
    contactNumber: { phone: 'Is a digit missing? A UK number has 11, with the 0 in front.' },
  });
  expect(notesOn(fields, 'contactNumber')).toEqual({
    phone: { phone: 'Your number: 07700 900 123 after six' },
  });
  expect(notesOn({ phone: '07700 900l23' })).toEqual({});
});

it('what cannot be seen is counted and marked in every field, a file apart', () => {
  expect(notesOn({ message: 'kind\u200B', name: 'Jo', cv: new File([], 'c\u200Bv.pdf') })).toEqual({
    message: {
      invisible: {
        found: 'One character in it cannot be seen, here: “kind▯”',
        takeOut: 'Take it out and send',
      },
    },
  });
});
