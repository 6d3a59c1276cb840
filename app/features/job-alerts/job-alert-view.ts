import { jobAlerts } from '#content/job-alerts.ts';
import { type AlertSearch, searchAddress, searchInWords } from '#domain/job-alerts/alert-search.ts';

export function jobAlertView(query: AlertSearch) {
  const { title, all, some, ...words } = jobAlerts.form;
  const inWords = searchInWords(query);
  const search = searchAddress(query);
  return {
    title,
    lead: inWords ? some(inWords) : all,
    form: {
      action: search ? `/job-alerts?${search}` : '/job-alerts',
      words,
      sent: jobAlerts.sent,
    },
  };
}
