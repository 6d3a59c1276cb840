import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testimonials } from '#content/testimonials.yaml';
import { describeAsShipped } from '../../tests/support/describe-as-shipped.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/** The end of a start that does not come to listening. */
function failedStart(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: temporaryFolder(), ...settings };
  return new Promise((resolve) => {
    const main = join(import.meta.dirname, '../main.ts');
    execFile(process.execPath, [main], { env, timeout: 60_000 }, (error, _out, said) =>
      resolve({ code: error?.code, said }),
    );
  });
}

const PUBLIC_URL = 'https://www.provider.co.uk';

describeAsShipped(() => {
  it('a start under a public address ends while samples are in, and names each', async () => {
    const { code, said } = await failedStart({ PUBLIC_URL });
    expect(code).toBe(1);
    expect(said).toContain(PUBLIC_URL);
    for (const part of ['company.number', 'phone, ', 'the job companion-eastleigh', 'SAMPLES=shown'])
      expect(said).toContain(part);
    for (const { name } of testimonials) expect(said).toContain(name);
    expect(said).not.toContain('    at ');
  });
});

it('a setting lets it start all the same, but invented reviews are not shown there', async () => {
  const site = await startSite({ PUBLIC_URL, SAMPLES: 'shown' });
  onTestFinished(async () => void (await site.stop()));
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  for (const path of ['/', '/why-us']) {
    const page = await (await fetch(site.url + path)).text();
    expect(page).toContain('</html>');
    for (const { quote } of testimonials.filter(({ sample }) => sample)) expect(page).not.toContain(quote);
  }
});
