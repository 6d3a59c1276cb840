import type { RecipientId } from '#domain/statements/privacy.ts';
import type { Config } from '../config.ts';

export function recipientsOf(config: Config): RecipientId[] {
  const inUse: Record<RecipientId, boolean> = {
    postcodeService: config.POSTCODE_SOURCE === 'live',
    mailServer: config.SMTP_URL !== null,
    emailJs: config.SMTP_URL === null && config.EMAILJS_USER_ID !== null,
    chatProvider: config.CHAT_URL !== null,
    callCalendar: config.CALL_FEED_TOKEN !== null && !config.CALL_FEED_NAMES,
    callCalendarNames: config.CALL_FEED_TOKEN !== null && config.CALL_FEED_NAMES,
    backend: Boolean(config.BACKEND_URL) && config.BACKEND_ENABLED,
    secondPlace: config.BACKUP_TO !== null,
    applicationWebhook: config.APPLICATION_WEBHOOK_URL !== null,
  };
  return (Object.keys(inUse) as RecipientId[]).filter((id) => inUse[id]);
}

export const settingOfRecipient: Record<RecipientId, keyof Config> = {
  postcodeService: 'POSTCODES_URL',
  mailServer: 'SMTP_URL',
  emailJs: 'EMAILJS_URL',
  chatProvider: 'CHAT_URL',
  callCalendar: 'CALL_FEED_TOKEN',
  callCalendarNames: 'CALL_FEED_NAMES',
  backend: 'BACKEND_URL',
  secondPlace: 'BACKUP_TO',
  applicationWebhook: 'APPLICATION_WEBHOOK_URL',
};

/** Addresses by which nobody outside is told anything of a visitor, each with the reason. */
export const settingsWithoutRecipient = {
  PUBLIC_URL: 'the site’s own address',
  DATABASE_URL: 'the provider’s own database',
  CONTENTFUL_URL: 'asked for jobs, told nothing of who reads them',
  RETURN_IMAP_URL: 'the provider’s own mailbox, read and told nothing',
  BUSY_CALENDAR_URL: 'the provider’s own calendar, read and told nothing',
  CLAMD_URL: 'a scanner that the provider runs',
} as const satisfies Partial<Record<keyof Config, string>>;
