import { brand } from '#content/brand.yaml';
import { contentsTitle, details, list, paragraph, type Statement } from './statement.ts';

export const accessibility: Statement = {
  title: 'Accessibility',
  subtitle: 'A site for everyone',
  intro:
    'Many people who come here see, hear, move or read in their own way. This page says what we aim at, what we have tried, and what does not work yet.',
  contentsTitle,
  sections: [
    {
      id: 'standard',
      title: 'What we aim at',
      shortTitle: 'What we aim at',
      blocks: [
        paragraph(
          'Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, and the duty of the Equality Act 2010 to make reasonable adjustments.',
        ),
        list(
          'Everything works by keyboard alone, and most of it without scripting.',
          'Text can be made twice as large, in narrow windows too, without anything being cut off.',
          'Colours keep their contrast in light and in dark; the site follows the setting of your device.',
          'Nothing moves if your device asks for less motion. Moving pictures can be stopped.',
          'Forms name each error beside its field and in a list that you can jump from. What you have typed is kept.',
          'There is no time limit on any form.',
          'Keyboard shortcuts can be turned off, in the list of them at the foot of each page.',
        ),
      ],
    },
    {
      id: 'tested',
      title: 'What was tried, and how',
      shortTitle: 'What was tried',
      blocks: [
        paragraph(
          'Before each change goes live, programs try every page in a real browser, with the checks of axe-core. They try it light and dark, in windows from 320 pixels wide, with text at 100, 125 and 200 %, by keyboard alone, without scripting and on paper. They also try dialogs in large text on a phone, pages whose styles or scripts fail, the order of headings, valid HTML, and what a screen reader says of an answer.',
        ),
        paragraph(
          'On 22 November 2026 we judged the site ourselves. Axe-core and a second program, IBM’s Equal Access, looked at each page, and at what opens or goes wrong on it. They did so in windows as wide as a phone, a tablet and a laptop, light and dark.',
        ),
        paragraph(
          'On that day programs also did fourteen things that people come for, such as asking for a call or applying for a job. In Chromium they did them by keyboard alone, without scripting, with text at 200 % and in high-contrast colours. In Firefox they did them by keyboard alone too, and in a narrow window with large text and high contrast.',
        ),
        paragraph(
          'Programs find only some of the barriers. No independent expert has examined the site yet. Nor have we tried it together with people who use a screen reader, a magnifier or speech every day.',
        ),
      ],
    },
    {
      id: 'limits',
      title: 'What we know does not work well',
      shortTitle: 'Known limits',
      blocks: [
        list(
          {
            term: 'The film',
            text: 'It has captions and a written account of what it shows, but no spoken description. Nobody speaks in it.',
          },
          {
            term: 'The assistant',
            text: 'It answers in English only, is a computer program and can be wrong. Everything that it knows is on the pages, too.',
          },
          {
            term: 'Very large text on a phone',
            text: 'At twice the usual size, a dialog and the assistant show a few lines at a time, and you scroll to their buttons.',
          },
          {
            term: 'Your CV',
            text: 'The form takes PDF and Word files. If you cannot make one, ring us and tell us about yourself.',
          },
          {
            term: 'Easy read and British Sign Language',
            text: 'There are no pages in either yet.',
          },
          {
            term: 'Other people’s sites',
            text: 'We cannot answer for social networks, WhatsApp and other sites to which we link.',
          },
        ),
      ],
    },
    {
      id: 'other-formats',
      title: 'If you need something in another way',
      shortTitle: 'Other formats',
      blocks: [
        paragraph(
          'We can read a page to you on the telephone, send it in large print or as plain text, or talk it through with someone you choose. Tell us what you need. Our forms have a part, folded, for how to reach you: large print, text relay, sign language, an interpreter, someone else. By the end of the next working day we tell you what we can do, and by when.',
        ),
        details(
          { label: 'Telephone', lines: [brand.phone.display], href: brand.phone.url },
          { label: 'Email', lines: [brand.email.info], href: `mailto:${brand.email.info}` },
          { label: 'Post', lines: [brand.longName, ...brand.address.lines] },
        ),
        paragraph(
          'You can also ring us by text through Relay UK: dial 18001 and then our number. A BSL interpreter or a friend may speak for you.',
        ),
      ],
    },
    {
      id: 'problems',
      title: 'If something is in your way',
      shortTitle: 'Telling us',
      blocks: [
        paragraph(
          'Tell us which page it was and what happened. If you are not happy with our answer, use our complaints procedure, or ask the Equality Advisory and Support Service for advice.',
        ),
        details(
          { label: 'Complaints', lines: ['How to complain'], href: '/complaints' },
          {
            label: 'Equality Advisory and Support Service',
            lines: ['equalityadvisoryservice.com'],
            href: 'https://www.equalityadvisoryservice.com',
          },
        ),
      ],
    },
  ],
  lastUpdated: 'Last updated: November 2026',
};
