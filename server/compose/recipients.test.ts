import { describe, expect, it } from 'vitest';
import { limitsPeriod } from '#content/retention.yaml';
import { addPeriod } from '#domain/retention/delete-after.ts';
import { readConfig } from '../config.ts';
import * as limits from '../limits/limits.ts';
import { settings } from '../settings.ts';
import { recipientsOf, settingOfRecipient, settingsWithoutRecipient } from './recipients.ts';

describe('whom the privacy notice names', () => {
  it('is known for every address that can be set', () => {
    const addresses = Object.keys(settings).filter((name) => name.endsWith('_URL'));
    const known = [...Object.values(settingOfRecipient), ...Object.keys(settingsWithoutRecipient)];
    expect(known.filter((name) => name.endsWith('_URL')).toSorted()).toEqual(addresses.toSorted());
  });

  it('is the postcode service alone without any setting', () => {
    expect(recipientsOf(readConfig({}))).toEqual(['postcodeService']);
    expect(recipientsOf(readConfig({ POSTCODE_SOURCE: 'imported' }))).toEqual([]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'mailServer'],
    [{ EMAILJS_USER_ID: 'u', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' }, 'emailJs'],
    [{ CHAT_URL: 'https://chat.example.org', CHAT_API_KEY: 'k' }, 'chatProvider'],
    [{ BACKEND_URL: 'https://backend.example.org' }, 'backend'],
    [{ CALL_FEED_TOKEN: 'a'.repeat(32) }, 'callCalendar'],
    [{ CALL_FEED_TOKEN: 'a'.repeat(32), CALL_FEED_NAMES: 'on' }, 'callCalendarNames'],
    [{ BACKUP_TO: '/mnt/copies' }, 'secondPlace'],
    [{ APPLICATION_WEBHOOK_URL: 'https://hr.example.org' }, 'applicationWebhook'],
  ] as const)('with %o is %s, too', (environment, id) => {
    expect(recipientsOf(readConfig(environment))).toEqual(['postcodeService', id]);
  });

  it('is nobody for what is not handed on', () => {
    const off = { BACKEND_URL: 'https://backend.example.org', BACKEND_ENABLED: 'false' };
    expect(recipientsOf(readConfig(off))).toEqual(['postcodeService']);
  });
});

it('hashes of addresses are kept no longer than the notice says', () => {
  const windows = Object.values(limits).flatMap((limit) =>
    typeof limit === 'object' && 'windowMs' in limit ? [limit.windowMs] : [],
  );
  expect(windows.length).toBeGreaterThan(3);
  const promised = addPeriod(new Date(0), limitsPeriod).getTime();
  expect(Math.max(...windows, limits.DAY_MS)).toBeLessThanOrEqual(promised);
});
