// Loaded before the site (`node --import`): its clock runs ahead by CLOCK_AHEAD_MS, so that what is to be tried
// again in a minute, or in two hours, is due. Nothing else of the site is different.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadMs] : given, newTarget),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
});
