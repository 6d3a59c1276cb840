import type { PartExamples } from '../example.ts';
import { Notice } from './notice.tsx';

export const noticeExamples: PartExamples = {
  part: 'Notice',
  examples: [
    {
      name: 'Information',
      element: <Notice title="Registration pending">Some services start later.</Notice>,
    },
    {
      name: 'Success',
      element: (
        <Notice tone="success" title="Your message has been sent!">
          <p>We will be in touch shortly. Your reference is R7KD-29.</p>
        </Notice>
      ),
    },
    {
      name: 'Warning',
      element: (
        <Notice tone="warning" title="This job closes on Friday">
          Send your application by 5 pm on 27 November.
        </Notice>
      ),
    },
    {
      name: 'Error',
      element: (
        <Notice tone="error" title="Failed to send message">
          Please try again later. Everything you typed is still here.
        </Notice>
      ),
    },
    { name: 'Without a title', element: <Notice>Open on Saturday from 9 am.</Notice> },
  ],
};
