import { beforeEach, describe, expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { createOutage, type Outage } from './outage.ts';

const began = { level: 'warn', data: { reason: 'timeout' }, text: 'It is away' };
const over = { level: 'info', data: {}, text: 'It is back' };

describe('of an outage the log says', () => {
  let log: ReturnType<typeof collectingLog>;
  let clock: number;
  let outage: Outage;
  beforeEach(() => {
    log = collectingLog();
    clock = 0;
    outage = createOutage({ log, over: 'It is back', now: () => clock });
  });
  const fail = () => outage.failed({ reason: 'timeout' }, 'It is away');
  const pass = (ms: number) => {
    clock += ms;
  };

  it('nothing while all is well', () => {
    outage.worked();
    expect([log.lines, outage.isOn()]).toEqual([[], false]);
  });

  it('once that it began and once that it is over', () => {
    for (let minute = 0; minute < 60; minute += 1) {
      fail();
      pass(60_000);
    }
    expect([log.lines, outage.isOn()]).toEqual([[began], true]);
    outage.worked();
    outage.worked();
    expect([log.lines, outage.isOn()]).toEqual([[began, over], false]);
  });

  it('nothing more where every other question fails', () => {
    for (let second = 0; second < 300; second += 1) {
      if (second % 2 === 0) fail();
      else outage.worked();
      pass(1000);
    }
    expect(log.lines).toEqual([began]);
  });

  it('that it began again, where it had worked a while and nobody asked since', () => {
    fail();
    pass(1000);
    outage.worked();
    pass(60_000);
    fail();
    expect(log.lines).toEqual([began, began]);
  });
});
