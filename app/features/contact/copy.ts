/** The words of "Schedule a Call"; those of the contact form are content. */
export const callText = {
  title: 'Schedule a Call',
  labels: {
    name: 'Name',
    phone: 'Phone number',
    email: 'Email (optional)',
    date: 'Day',
    time: 'Time',
  },
  datePlaceholder: 'Choose a day',
  timePlaceholder: 'Choose a time',
  hints: {
    email: 'If you would like the appointment for your calendar.',
    time: 'Times are UK time. The call takes about half an hour at most.',
  },
  submit: 'Request the call',
  submitting: 'Sending...',
  success: (when: string) => `Thank you. We will ring you on ${when}.`,
  calendar: 'Add it to your calendar',
  failure: 'Sorry, there was an error sending your request. Please try again later.',
} as const;

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `Monday 23 November` for `2026-11-23`. */
export function dayInWords(date: string): string {
  return day.format(new Date(`${date}T12:00:00Z`)).replace(',', '');
}

/** `9.30 am` for `09:30`, `2 pm` for `14:00`. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}
