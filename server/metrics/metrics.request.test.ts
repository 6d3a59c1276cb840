import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type BuiltSite, startBuiltSite } from '../../tests/support/built-site.ts';

const documents = join(import.meta.dirname, '../../docs/operations');

let site: BuiltSite;
let metricsUrl: string;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}`;
  site = await startBuiltSite({ METRICS_PORT: String(port) });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const read = async () => (await fetch(`${metricsUrl}/metrics`)).text();

it('are read at their own address, and not at the site’s', async () => {
  expect((await fetch(`${metricsUrl}/metrics`)).headers.get('content-type')).toContain('version=0.0.4');
  expect((await fetch(`${metricsUrl}/contact`)).status).toBe(404);
  expect((await site.send('/metrics')).status).toBe(404);
});

it('count pages by route, whether they were finished, kept or rendered', async () => {
  for (const path of [
    '/about',
    '/careers/made-up-by-somebody',
    '/faq?q=prices',
    '/readyz',
    '/careers',
    '/careers',
  ]) {
    await site.send(path);
  }
  const lines = await read();
  for (const route of ['/about', '/careers/:id', '/faq', '/readyz', '/careers', '/*']) {
    expect(lines).toContain(`http_request_duration_seconds_count{method="GET",route="${route}"`);
  }
  expect(lines).not.toContain('made-up-by-somebody');
});

describe('every metric that is named', () => {
  const rules = parse(readFileSync(join(documents, 'alerts.yml'), 'utf8')).groups.flatMap(
    (group: { rules: { expr: string }[] }) => group.rules.map(({ expr }) => expr),
  );
  const panels = JSON.parse(readFileSync(join(documents, 'dashboard.json'), 'utf8')).panels.flatMap(
    (panel: { targets: { expr: string }[] }) => panel.targets.map(({ expr }) => expr),
  );

  it.each([
    ['in the alert rules', rules],
    ['on the dashboard', panels],
  ])('%s is there', async (_where, expressions: string[]) => {
    const known = [...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    const named = expressions.flatMap((expression) => expression.match(/\b\w+(?=\{)/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    const unknown = named.filter(
      (name) =>
        name !== 'up' && !known.includes(name) && !known.includes(name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  });
});
