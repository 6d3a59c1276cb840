interface StoredInBrowser {
  area: 'localStorage' | 'sessionStorage' | 'indexedDB';
  /** As the privacy notice says it. */
  text: string;
}

/** All that the site keeps in a visitor's browser, by its key: a new key needs its sentence here. */
export const storedInBrowser = {
  draft: { area: 'sessionStorage', text: 'What you have typed into a form and not sent yet' },
  'kept-files': {
    area: 'indexedDB',
    text: 'The CV that you have chosen and not sent yet; what a closed tab has left is deleted when an application is next opened',
  },
  visit: { area: 'sessionStorage', text: 'A number for your visit, by which that CV is yours alone' },
  'last-application': {
    area: 'sessionStorage',
    text: 'The name, address, number and experience of your last application',
  },
  'chat-conversation': { area: 'sessionStorage', text: 'Your conversation with the assistant' },
  'chat-draft': { area: 'sessionStorage', text: 'A question to the assistant that you have not sent yet' },
  'chat-window': { area: 'sessionStorage', text: 'Whether you opened or closed the assistant' },
  postcode: { area: 'sessionStorage', text: 'The postcode that you checked last' },
  'site-search': { area: 'sessionStorage', text: 'What you searched for last' },
  'job-search': { area: 'sessionStorage', text: 'Your last search for a job' },
  'moving-pictures': { area: 'localStorage', text: 'Whether you stopped the moving picture' },
  shortcuts: { area: 'localStorage', text: 'Whether you turned the keyboard shortcuts off' },
} as const satisfies Record<string, StoredInBrowser>;

export type StorageKey = keyof typeof storedInBrowser;
