import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Noise in a test is a fault of the code or of the test: whatever is written to the console fails it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
