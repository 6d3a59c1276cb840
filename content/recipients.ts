/** Change it to what the contract with the company says that `CHAT_URL` names. */
const aiCountry = 'the United States';

/** Receivers of visitors' data if the settings say so: the privacy notice names those in use. */
export const recipients = {
  postcodeService: {
    name: 'A public postcode service',
    gets: 'The postcode that you check, without your name or the address of your device',
  },
  mailServer: {
    name: 'The company that delivers our email',
    gets: 'What you send us in a form, with your CV if you apply, and our confirmation to you',
  },
  emailJs: {
    name: 'EmailJS, which delivers our email',
    gets: 'What you send us in a form, without your CV, and our confirmation to you',
  },
  chatProvider: {
    name: 'A company that runs AI models',
    gets: `Your question to the assistant and up to six messages before it, without the address of your device. Its computers may be in ${aiCountry}`,
  },
  callCalendar: {
    name: 'The company that runs our calendar',
    gets: 'The time and the reference of a call that you ask for, without your name or number',
  },
  callCalendarNames: {
    name: 'The company that runs the calendar of our calls',
    gets: 'The time of a call that you ask for, your name and your number',
  },
  backend: {
    name: 'The company that runs our system for applications and registrations',
    gets: 'Your application with your CV, or your registration for an event, instead of this website',
  },
  applicationWebhook: {
    name: 'The company that runs our personnel system',
    gets: 'Your application, without your CV',
  },
} as const satisfies Record<string, { name: string; gets: string }>;

export type RecipientId = keyof typeof recipients;

export const allRecipients = Object.keys(recipients) as RecipientId[];
