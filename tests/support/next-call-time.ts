/** Half hours that this process has asked for; a test that asks two sites for the same one sets it back. */
export const callTimes = { asked: 0 };

/**
 * A day and a time for a call, as places in their lists, that no other test of this process asks of its site for: each
 * half hour is one visitor's. Not on the first day, of which some times may be over.
 */
export function nextCallTime(): { day: number; time: number } {
  const index = callTimes.asked++;
  return { day: 2 + (index % 9), time: 3 + Math.floor(index / 9) };
}
