import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fault, faults, trustedCertificate } from './fault-proxy.ts';
import type { OutsideService } from './outside-service.ts';
import { servicesThatAnswer } from './services-that-answer.ts';
import { servicesThatTake } from './services-that-take.ts';
import { openTrial, type Trial } from './trial.ts';

const services: Readonly<Record<string, OutsideService>> = { ...servicesThatAnswer, ...servicesThatTake };

/** All of them by `npm run check -- faults`; adapters have tests of their own for each. */
const tried = process.env.FAULTS === 'all' ? faults : (['hanging', '5xx', 'certificate error'] as const);

const MINUTE = 60_000;
/** Answers of a service that was well are cached for a day at most. */
const DAY_AND_MORE = 25 * 60 * MINUTE;
const wellPages = [200, 200, 200];
const LONG = { timeout: 120_000 };

/** The expected course of a trial: two visitors meet the fault, then the service is well again. */
function expectedOf(fault: Fault, { whenWell, whenAway, logs, delivers, ...service }: OutsideService) {
  const isWell = service.isWellIn?.includes(fault) ?? false;
  const away = typeof whenAway === 'string' ? whenAway : whenAway(fault);
  const told = isWell ? whenWell : away;
  const waitsInVain = fault === 'hanging' && !delivers;
  const said = isWell ? [] : logs.away.toSorted();
  return {
    met: {
      told: [told, told],
      pages: [wellPages, wellPages],
      pagesCameFirst: waitsInVain ? true : expect.any(Boolean),
      said,
    },
    back: {
      told: whenWell,
      pages: wellPages,
      lost: [],
      waiting: 0,
      said: isWell ? [] : logs.back.toSorted(),
    },
  };
}

/** Half an hour passes between visits, so that what is tried again is tried again at once. */
async function recover(trials: readonly Trial[], backOf: (trial: Trial) => object) {
  await Promise.all(trials.map(({ proxy }) => proxy.fail(null)));
  const visitAll = () => {
    vi.advanceTimersByTime(30 * MINUTE);
    return Promise.all(trials.map(async (trial) => [trial.name, await trial.visit()]));
  };
  const back = trials.map((trial) => [trial.name, backOf(trial)]);
  await expect.poll(visitAll, { ...LONG, interval: 100 }).toEqual(back);
}

describe('whatever a service of others does', () => {
  const authorities = getCACertificates('default');
  let trials: Trial[] = [];

  beforeAll(async () => {
    // The clock stands still but where it is told to pass; the jobs for tests are open on that day.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T12:00:00Z') });
    setDefaultCACertificates([...authorities, trustedCertificate]);
    trials = await Promise.all(Object.entries(services).map(([name, service]) => openTrial(name, service)));
  });

  afterAll(async () => {
    vi.useRealTimers();
    setDefaultCACertificates(authorities);
    await Promise.all(trials.map(({ close }) => close()));
  });

  it('at first all of them are well', LONG, () =>
    recover(trials, ({ service }) => ({ ...expectedOf('refused', service).back, said: [] })),
  );

  it.each(tried)(
    '%s: visitors read the words for it, nothing is lost, the log says it once, and it heals by itself',
    { timeout: 2 * LONG.timeout },
    async (fault) => {
      const concerned = trials.filter(({ service }) => fault !== 'certificate error' || service.scheme);
      await Promise.all(concerned.map(({ proxy }) => proxy.fail(fault)));
      vi.advanceTimersByTime(DAY_AND_MORE);
      const met = await Promise.all(concerned.map(async (trial) => [trial.name, await trial.meet()]));
      const expected = concerned.map(({ name, service }) => [name, expectedOf(fault, service).met]);
      expect.soft(Object.fromEntries(met)).toEqual(Object.fromEntries(expected));
      for (const { service, forget } of concerned) if (!isTaken(fault, service)) forget();
      await recover(concerned, ({ service }) => expectedOf(fault, service).back);
    },
  );
});

/** A fault that answers for itself never reaches the service. */
function isTaken(fault: Fault, { isWellIn, delivers }: OutsideService): boolean {
  return delivers === true && !isWellIn?.includes(fault);
}
