import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

it('a text is kept under its key until it is forgotten', () => {
  const kept = new Map([['theirs', 'untouched']]);
  vi.stubGlobal('window', { sessionStorage: storageOf(kept) });
  const text = browserStorage('sessionStorage', 'postcode');
  expect(text.read()).toBeNull();
  text.write('something');
  expect(browserStorage('sessionStorage', 'postcode').read()).toBe('something');
  text.write(null);
  expect([...kept]).toEqual([['theirs', 'untouched']]);
});

it('if storage is forbidden, a text is kept for this page', () => {
  const denied = {
    get localStorage() {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  };
  vi.stubGlobal('window', denied);
  const text = browserStorage('localStorage', 'shortcuts');
  expect(text.read()).toBeNull();
  text.write('off');
  expect(text.read()).toBe('off');
  text.write(null);
  expect(text.read()).toBeNull();
});

it('if storage is full, the newer text counts and not the stored one', () => {
  const full = storageOf(new Map([['postcode', 'old']]));
  full.setItem = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: full });
  const text = browserStorage('localStorage', 'shortcuts');
  text.write('new');
  expect(text.read()).toBe('new');
});
