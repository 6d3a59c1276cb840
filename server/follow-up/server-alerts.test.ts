import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { createServerAlerts } from './server-alerts.ts';

const DAY = 24 * 3_600_000;
const at = new Date('2026-11-20T10:00:00Z');
const daysBefore = (days: number, date = at) => new Date(date.getTime() - days * DAY);

function alertsOf(changes: Partial<Parameters<typeof createServerAlerts>[0]>) {
  const well = { dataDir: temporaryFolder(), publicUrl: null, secondPlaceSince: () => null, minFreeBytes: 0 };
  return createServerAlerts({ ...well, ...changes });
}

describe('what the office is to pass on to whoever looks after the server', () => {
  it('is nothing while all is well', async () => {
    expect(await alertsOf({ secondPlaceSince: () => daysBefore(0.9) })(at)).toEqual([]);
    expect(await alertsOf({ publicUrl: 'https://127.0.0.1:9' })(at)).toEqual([]);
  });

  it('is a second place that lacks something for more than a day', async () => {
    const [told = ''] = await alertsOf({ secondPlaceSince: () => daysBefore(1.1) })(at);
    expect(told).toContain('since Thursday 19 November no copy');
  });

  it('is a disk that is nearly full', async () => {
    const [told = ''] = await alertsOf({ minFreeBytes: Number.POSITIVE_INFINITY })(at);
    expect(told).toContain('its disk is nearly full');
  });

  it('is a certificate that ends within two weeks', async () => {
    const [key, cert] = ['key', 'cert'].map((part) =>
      readFileSync(join(import.meta.dirname, `../../tests/faults/certificates/trusted.${part}.pem`)),
    );
    const server = createServer({ key, cert }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const alerts = alertsOf({ publicUrl: `https://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const end = new X509Certificate(cert ?? '').validToDate;
    expect(await alerts(daysBefore(15, end))).toEqual([]);
    expect(await alerts(daysBefore(13, end))).toEqual([expect.stringContaining('its certificate ends on')]);
  });
});
