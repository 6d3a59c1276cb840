import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { expect } from 'vitest';
import { JOB_ALERT_SCHEDULE, JOB_REFRESH_SCHEDULE } from '../../server/scheduler/scheduler.ts';
import { type BuiltSite, startBuiltSite } from '../support/built-site.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { OutsideService } from './outside-service.ts';

/** A site of its own for each service, so that one fault is not taken for another's. */
export interface Trial {
  name: string;
  service: OutsideService;
  proxy: FaultProxy;
  /** Two visitors, one after the other, while the service fails, and each time another on other pages. */
  meet(): Promise<object>;
  visit(): Promise<object>;
  /** If set, nothing sent until now may reach the service. */
  forget(): void;
  close(): Promise<void>;
}

/** By the real clock of the machine: what runs now and then may run while a service fails, and says by itself that it does so again. */
const SCHEDULED = [
  JOB_ALERT_SCHEDULE.failure,
  JOB_REFRESH_SCHEDULE.failure,
  'What had been kept for its time was deleted.',
  'The office was told what waits for an answer.',
];

export async function openTrial(name: string, service: OutsideService): Promise<Trial> {
  const real = await service.start();
  const proxy = await startFaultProxy(real.port, service.wording, service.scheme !== null);
  const lines: string[] = [];
  const write = (line: string) => {
    const { msg } = JSON.parse(line);
    if (msg !== 'request' && !SCHEDULED.includes(msg)) lines.push(msg);
  };
  const site = await startBuiltSite(service.settings(proxy.port), pino({ level: 'info' }, { write }));
  const sent: string[] = [];
  const backAgain: string[] = [];
  let visitors = 0;

  async function ask(): Promise<string> {
    visitors += 1;
    const visitor = `visitor-${visitors}@example.org`;
    const told = await service.visit(site, visitor);
    if (service.delivers && told === service.whenWell) sent.push(visitor);
    return told;
  }

  async function askBeside() {
    const asked = ask();
    const others = otherPages(site);
    const first = Promise.race([asked.then(() => false), others.then(() => true)]);
    return { told: await asked, pages: await others, pagesCameFirst: await first };
  }

  return {
    ...{ name, service, proxy },
    async meet() {
      backAgain.length = 0;
      const first = await askBeside();
      const second = await askBeside();
      await waitingIn(site);
      return {
        told: [first.told, second.told],
        pages: [first.pages, second.pages],
        pagesCameFirst: first.pagesCameFirst || second.pagesCameFirst,
        said: lines.splice(0).toSorted(),
      };
    },
    async visit() {
      const { told, pages } = await askBeside();
      const waiting = await waitingIn(site);
      const taken = await real.taken(site);
      backAgain.push(...lines.splice(0).filter((line) => service.logs.back.includes(line)));
      return {
        ...{ told, pages, waiting },
        lost: sent.filter((visitor) => !taken.includes(visitor)),
        said: backAgain.toSorted(),
      };
    },
    forget: () => sent.splice(0),
    async close() {
      await proxy.close();
      await real.close();
    },
  };
}

/** A finished page, one that is rendered for each who asks, and what a load balancer asks. */
async function otherPages({ send, post }: BuiltSite): Promise<number[]> {
  const answers = [send('/'), post('/postcode-check', { postcode: 'none' }), send('/healthz')];
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function waitingIn({ dataDir }: BuiltSite): Promise<number> {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true });
  const count = (which: string) =>
    Number(database.prepare(`select count(*) as many from messages where ${which}`).get()?.many);
  const untried = () => count(`status = 'claimed' or status = 'due' and attempts = 0`);
  await expect.poll(untried, { timeout: 60_000 }).toBe(0);
  const waiting = count(`status = 'due'`);
  database.close();
  return waiting;
}
