import { jobAlerts } from '#content/job-alerts.yaml';
import { retention } from '#content/retention.yaml';
import { type AlertSearch, searchAddress, searchInWords } from '#domain/job-alerts/alert-search.ts';
import { formNotices } from '#domain/retention/form-notices.ts';
import { periodInWords } from '#domain/retention/periods.ts';
import { fill } from '#domain/text/fill.ts';

const period = periodInWords(retention.unconfirmedJobAlerts.period);
const sent = { ...jobAlerts.sent, text: fill(jobAlerts.sent.text, { period }) };

export const confirmWords = { ...jobAlerts.confirm, unknown: fill(jobAlerts.confirm.unknown, { period }) };

export function jobAlertView(query: AlertSearch) {
  const { title, all, some, ...words } = jobAlerts.form;
  const inWords = searchInWords(query);
  const search = searchAddress(query);
  return {
    title,
    lead: inWords ? fill(some, { search: inWords }) : all,
    form: {
      action: search ? `/job-alerts?${search}` : '/job-alerts',
      words: { ...words, notice: formNotices['job-alert-request'] },
      sent,
    },
  };
}
