/** Moves the clock of a program or a page, which may still move it further. It is sent into pages as text, and uses nothing around it. */
export function moveClock(aheadMs: number): void {
  const now = Date.now;
  Date.now = () => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
  });
}
