import { maxCvMegabytes } from '#content/largest-cv.yaml';

const failure = {
  title: 'Something went wrong',
  text: 'We are sorry. The fault is ours, not yours. Please try again in a moment.',
  again: 'Try again',
  idLabel: 'If you do, this number helps us find out what happened:',
} as const;

export const errorPages = {
  notFound: {
    title: 'We cannot find that page',
    text: 'The address may have been mistyped, or the page may have moved. Nothing is wrong with your device.',
    linksTitle: 'Perhaps you were looking for',
  },
  failure,
  /** Shown by the browser where the network cannot bring a page, or take what a form sends. */
  offline: {
    unread: {
      title: 'This page cannot be reached',
      text: 'Your device seems to be offline, or our site is away for a moment. Nothing is wrong with what you did.',
      again: 'Try again',
    },
    unsent: {
      title: 'Nothing was sent',
      text: 'Your device seems to be offline. Go back, and what you typed is still there: send it when you are online again.',
    },
    ring: 'You can also ring us:',
  },
  /** Used if the site's own pages cannot be rendered, by status. */
  bare: {
    400: {
      title: 'This did not come from our own page',
      text: 'Please open the page again on our own site, and send it from there.',
    },
    /** To what no browser sends. */
    malformed: {
      title: 'We could not read this request',
      text: 'Please open the page again from our home page.',
    },
    405: {
      title: 'Nothing can be sent to this address',
      text: 'Nothing was sent. Please go back, or open the page that you need from our home page.',
    },
    /** To a request that only reads an address of a form or a program. */
    postOnly: {
      title: 'There is nothing to read at this address',
      text: 'It only answers what is posted to it.',
    },
    413: {
      title: 'That was too large to send',
      text: `Please go back and choose a file of at most ${maxCvMegabytes}MB. What you typed should still be there.`,
    },
    500: { title: failure.title, text: failure.text },
    503: {
      title: 'We are busy just now',
      text: 'Please try again in a few seconds.',
    },
    ring: 'Or ring us on',
    idLabel: failure.idLabel,
    home: 'Home',
  },
} as const;
