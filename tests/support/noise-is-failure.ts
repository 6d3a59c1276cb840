import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Printed by the migrations if a machine's clock is set back while the tests run. */
const CLOCK_SET_BACK = 'The machine clock is behind the latest migration';

// The files of a worker share its clock: one that ends on a day of its own would leave the next one there.
vi.useRealTimers();

/** Noise in a test is a fault of the code or of the test: whatever is written to the console fails it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  const warnings = vi.mocked(console.warn).mock.calls;
  expect(warnings.filter(([words]) => !String(words).startsWith(CLOCK_SET_BACK))).toEqual([]);
  vi.restoreAllMocks();
});
