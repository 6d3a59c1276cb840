/**
 * Every part of the site that needs React in the browser. An island is named like its file, whose default export it is.
 * The build makes a file of each; nothing here runs.
 */
export const islands = {
  'application-dialog': () => import('~/features/careers/application/application-dialog.tsx'),
  'application-form': () => import('~/features/careers/application/application-form.tsx'),
  'call-form': () => import('~/features/contact/call-form.tsx'),
  chat: () => import('~/features/chat/chat.tsx'),
  'contact-form': () => import('~/features/contact/contact-form.tsx'),
  'job-alert-form': () => import('~/features/job-alerts/job-alert-form.tsx'),
  'postcode-search': () => import('~/islands/postcode-search.tsx'),
  'registration-form': () => import('~/features/events/registration-form.tsx'),
  'shortcuts-panel': () => import('~/features/shortcuts/shortcuts-panel.tsx'),
  'site-search': () => import('~/features/site-search/site-search.tsx'),
  'waitlist-form': () => import('~/features/waitlist/waitlist-form.tsx'),
};
