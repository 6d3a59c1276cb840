import type { Locator } from '@playwright/test';

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface InputDriver {
  /** A link, a button or what unfolds. */
  press(control: Locator): Promise<unknown>;
  fill(field: Locator, text: string): Promise<unknown>;
  /** One of a list, by its words or by its place. */
  choose(list: Locator, option: string | number): Promise<unknown>;
  attach(field: Locator, file: File): Promise<unknown>;
  enter(field: Locator): Promise<unknown>;
  /** Counts how often it has pressed a key so far, what it typed aside. */
  readonly presses?: number;
}

export const mouse: InputDriver = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  choose: (list, option) =>
    list.selectOption(typeof option === 'string' ? { label: option } : { index: option }),
  attach: (field, file) => field.setInputFiles(file),
  enter: (field) => field.press('Enter'),
};
