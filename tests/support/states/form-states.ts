import type { Page } from '@playwright/test';
import { contact as contactWords } from '#content/contact.yaml';
import { officeAnswer } from '#content/outcomes.yaml';
import { changeLink } from '../change-link.ts';
import { fillIn, messageForm, send } from '../message-form.ts';
import { nextCallTime } from '../next-call-time.ts';
import { officeLink } from '../office-link.ts';
import type { Site } from '../start-site.ts';
import { waitPastSpamCheck } from '../wait-past-spam-check.ts';
import { fails, fill, press, type State, says, sendPlainly, waits, withMistakes } from './state.ts';

const contact = { path: '/contact', island: 'contact-form' };
const event = { path: '/events/ai-in-plain-english', island: 'registration-form' };
const REGISTER = 'Register my interest';
const CALL = 'Request the call';

const sendMessage = async (page: Page) => {
  await fillIn(page);
  await waitPastSpamCheck(page);
  await send(page);
};
const register = async (page: Page) => {
  await fill(page, REGISTER, { Name: 'Anne Smith', Email: 'anne@example.org' });
  await waitPastSpamCheck(page);
  await press(REGISTER)(page);
};
const unfoldCall = (page: Page) => page.getByText('Schedule a Call', { exact: true }).last().click();

const contactStates: readonly State[] = [
  { name: 'mistakes', ...contact, form: ['enquiry', 'invalid'], open: withMistakes('Send Message') },
  {
    name: 'a mistake in one field',
    ...contact,
    open: async (page) => {
      await messageForm(page).getByLabel('Email', { exact: true }).fill('sian@');
      await messageForm(page).getByLabel('Last name').focus();
      await says(page, 'Invalid email format');
    },
  },
  {
    name: 'a conversation to be sent',
    ...contact,
    open: async (page) => {
      await messageForm(page)
        .getByLabel('Message', { exact: true })
        .evaluate((field) => field.setAttribute('name', 'conversation'));
      await sendPlainly(page, 'Send Message', { Message: 'You: Do you offer night care?' });
      await says(page, contactWords.conversation.title);
    },
  },
  {
    name: 'sent',
    ...contact,
    form: ['enquiry', 'accepted'],
    open: async (page) => {
      await sendMessage(page);
      await says(page, /has been sent successfully/);
    },
  },
  {
    name: 'not stored',
    ...contact,
    form: ['enquiry', 'refused'],
    open: async (page) => {
      await fails(page, '**/contact*');
      await sendMessage(page);
      await says(page, /there was an error sending/);
    },
  },
  {
    name: 'under way',
    ...contact,
    open: async (page) => {
      await waits(page, '**/contact*');
      await sendMessage(page);
      await page.locator('button[aria-disabled="true"]').first().waitFor();
    },
  },
  {
    name: 'danger in a message',
    ...contact,
    open: async (page) => {
      await messageForm(page).getByLabel('Message', { exact: true }).fill('Mum has fallen and cannot get up');
      await page.getByRole('main').getByRole('region', { name: 'call 999' }).waitFor();
    },
  },
  {
    name: 'answered by a page: mistakes',
    path: '/contact',
    open: (page) => sendPlainly(page, 'Send Message'),
  },
  { name: 'a call', path: '/contact', island: 'call-form', open: unfoldCall },
  {
    name: 'a call with mistakes',
    path: '/contact',
    island: 'call-form',
    form: ['call-request', 'invalid'],
    open: async (page) => {
      await unfoldCall(page);
      await withMistakes(CALL)(page);
    },
  },
  {
    name: 'a call scheduled',
    path: '/contact',
    island: 'call-form',
    form: ['call-request', 'accepted'],
    open: async (page) => {
      await unfoldCall(page);
      const { day, time } = nextCallTime();
      await page.getByLabel('Day', { exact: true }).selectOption({ index: day });
      await page.getByLabel('Time', { exact: true }).selectOption({ index: time });
      await fill(page, CALL, { Name: 'Łukasz Nowak', 'Phone number': '023 8096 0000' });
      await waitPastSpamCheck(page);
      await press(CALL)(page);
      await says(page, /We will ring you on/);
    },
  },
];

const changedCall = { path: '/calls/change' };
const CHANGE = 'Move the call';
const openChange = async (page: Page, site: Site) => {
  await page.goto(await changeLink(site));
  await says(page, CHANGE);
};

const asksForCode = async (page: Page, site: Site) => {
  await page.goto(await officeLink(site));
  await press('Mark as “answered”')(page);
  await says(page, officeAnswer.code.sent);
};

const officeStates: readonly State[] = [
  { name: 'a press that needs a code', path: '/office/answer', open: asksForCode },
  {
    name: 'a press with a wrong code',
    path: '/office/answer',
    open: async (page, site) => {
      await asksForCode(page, site);
      await page.getByLabel(officeAnswer.code.label).fill('12345');
      await press(officeAnswer.code.button)(page);
      await says(page, officeAnswer.code.wrong);
    },
  },
];

const changeStates: readonly State[] = [
  { name: 'a call to be changed', ...changedCall, open: openChange },
  {
    name: 'a call that was not moved',
    ...changedCall,
    open: async (page, site) => {
      await openChange(page, site);
      await press(CHANGE)(page);
      await says(page, 'Please choose a day and a time');
    },
  },
  {
    name: 'a call that is cancelled',
    ...changedCall,
    open: async (page, site) => {
      await openChange(page, site);
      await press('Cancel the call')(page);
      await says(page, /^The call is cancelled/);
    },
  },
];

const eventStates: readonly State[] = [
  { name: 'mistakes', ...event, form: ['event-registration', 'invalid'], open: withMistakes(REGISTER) },
  {
    name: 'registered',
    ...event,
    form: ['event-registration', 'accepted'],
    open: async (page) => {
      await register(page);
      await says(page, /Thank you for registering/);
    },
  },
  {
    name: 'not stored',
    ...event,
    form: ['event-registration', 'refused'],
    open: async (page) => {
      await fails(page, '**/ai-in-plain-english');
      await register(page);
      await says(page, /Registration failed/);
    },
  },
  {
    name: 'answered by a page: mistakes',
    path: '/events/ai-in-plain-english',
    open: (page) => sendPlainly(page, REGISTER),
  },
];

export const formStates = [...contactStates, ...officeStates, ...changeStates, ...eventStates];
