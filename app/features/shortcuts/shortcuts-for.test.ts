import { expect, it } from 'vitest';
import { shortcutsFor } from './shortcuts-for.ts';

it('the list has the shortcuts of the visitor’s kind of computer', () => {
  expect(shortcutsFor('mac').map(({ key }) => key)).toEqual(['Cmd K', '/', 'Cmd S', 'Space', 'Esc']);
  expect(shortcutsFor('other').map(({ key }) => key)).toEqual(['Ctrl K', '/', 'Ctrl S', 'Space', 'Esc']);
  expect(shortcutsFor('other').map(({ description }) => description)).toEqual([
    'Open search',
    'Open the chatbot',
    'Show shortcuts',
    'Scroll down',
    'Close modal or menu',
  ]);
});
