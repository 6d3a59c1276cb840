import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { sampleSubmission } from '../../tests/support/sample-submission.ts';
import { openTestStore, testClock } from '../../tests/support/test-store.ts';
import { createMetrics } from './metrics.ts';
import { watchUpstreams } from './watch-upstreams.ts';

async function setUp() {
  const clock = testClock();
  const store = await openTestStore(clock);
  const metrics = createMetrics({ outbox: store.outbox, upstreams: ['jobs'], now: clock.now });
  const lines = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return { clock, store, metrics, lines };
}

it('answers are counted by the pattern of their route', async () => {
  const { metrics, lines } = await setUp();
  metrics.answered('GET', '/careers/:id', 200, 3);
  metrics.answered('HEAD', '/careers/:id', 200, 30);
  metrics.answered('POST', '/careers/:id', 503, 30);
  metrics.answered('GET', '(not a path)', 400, 0);
  metrics.answered('GET', '/*', 200, 0);
  metrics.answered('GET', '/*', 304, 0);
  metrics.answered('GET', '/*', 200, 0);
  expect((await lines('http_request_duration_seconds_count')).sort()).toEqual([
    'http_request_duration_seconds_count{method="GET",route="(not a path)",status="4xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/*",status="2xx"} 2',
    'http_request_duration_seconds_count{method="GET",route="/*",status="3xx"} 1',
    'http_request_duration_seconds_count{method="GET",route="/careers/:id",status="2xx"} 2',
    'http_request_duration_seconds_count{method="POST",route="/careers/:id",status="5xx"} 1',
  ]);
});

it('refusals of limits are counted by the limit, and not by whom it refused', async () => {
  const { store, metrics, lines } = await setUp();
  const limiter = metrics.counted(store.limits);
  for (let take = 0; take < 3; take += 1) await limiter.take('enquiry:203.0.113.7', 1, 60_000);
  expect(await lines('website_limit_refusals_total')).toEqual([
    'website_limit_refusals_total{limit="enquiry"} 2',
  ]);
});

it('what has not left the outbox is told with its age, and a store that is away says nothing', async () => {
  const { clock, store, lines } = await setUp();
  await store.submissions.save(sampleSubmission());
  clock.forward(90_000);
  expect(await lines('website_outbox_oldest_seconds')).toEqual([
    'website_outbox_oldest_seconds{status="due"} 90',
    'website_outbox_oldest_seconds{status="claimed"} 0',
    'website_outbox_oldest_seconds{status="stuck"} 0',
  ]);
  expect(await lines('website_outbox_messages')).toContain('website_outbox_messages{status="due"} 1');
  await store.close();
  expect(await lines('website_outbox_messages')).toContain('website_outbox_messages{status="due"} Nan');
});

it('the age of the last backup is told, and is infinite before the first', async () => {
  const clock = testClock();
  let last: Date | null = null;
  const { outbox } = await openTestStore(clock);
  const metrics = createMetrics({ outbox, upstreams: [], lastBackup: async () => last, now: clock.now });
  const age = async () => /^website_backup_age_seconds (.*)$/m.exec(await metrics.text())?.[1];
  expect(await age()).toBe('+Inf');
  last = clock.now();
  clock.forward(90_000);
  expect(await age()).toBe('90');
});

it('the age of the second place is told, is infinite before the first time, and none where there is none', async () => {
  const { clock, store, metrics } = await setUp();
  let at: Date | null = null;
  const watched = createMetrics({
    ...{ outbox: store.outbox, upstreams: [], secondPlaceAt: () => at, now: clock.now },
  });
  const age = async ({ text } = watched) =>
    /^website_second_place_age_seconds (.*)$/m.exec(await text())?.[1];
  expect(await age(metrics)).toBe('Nan');
  expect(await age()).toBe('+Inf');
  at = clock.now();
  clock.forward(90_000);
  expect(await age()).toBe('90');
});

it('a service that fails is down until it answers again', async () => {
  const { metrics, lines } = await setUp();
  let status = 503;
  const service = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  onTestFinished(() => void service.close());
  onTestFinished(watchUpstreams(new Map([[origin, 'jobs']]), metrics));
  const ask = async () => {
    await fetch(`${origin}/jobs?secret=1`).then((answer) => answer.text());
    return lines('website_upstream_up');
  };
  expect(await lines('website_upstream_up')).toEqual(['website_upstream_up{upstream="jobs"} 1']);
  expect(await ask()).toEqual(['website_upstream_up{upstream="jobs"} 0']);
  status = 404;
  expect(await ask()).toEqual(['website_upstream_up{upstream="jobs"} 1']);
  expect((await lines('website_upstream_requests_total')).sort()).toEqual([
    'website_upstream_requests_total{upstream="jobs",outcome="answered"} 1',
    'website_upstream_requests_total{upstream="jobs",outcome="failed"} 1',
  ]);
});
