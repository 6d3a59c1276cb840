import * as area from '#content/area.yaml';
import { cv } from '../support/application-form.ts';
import type { Ear } from './ear.ts';

/** Each begins with a browser that was never here. Its name is that of the file of its words. */
export const journeys: Record<string, (ear: Ear) => Promise<void>> = {
  'a-postcode-and-a-call': async (ear) => {
    await ear.open('/');
    await ear.skip();
    await ear.to(/postcode/i);
    await ear.type(area.postcode);
    await ear.go('Enter', /Good News/);
    await ear.to(/Book Consultation/);
    await ear.press('Enter', () => ear.page.waitForURL('**/contact?form=call**'));
    await ear.to(/Day/);
    await ear.press('ArrowDown');
    await ear.to(/Time/);
    await ear.press('ArrowDown');
    await ear.to(/Name/);
    await ear.type('Joan Smith');
    await ear.to(/Phone/);
    await ear.type('023 8096 0000');
    await ear.send(/Request the call/, /We will ring you/);
  },
  'the-number-to-ring': async (ear) => {
    await ear.at('2026-11-20T10:00:00Z');
    await ear.open('/contact');
    await ear.skip();
    await ear.to(/Ring us/);
    await ear.at('2026-11-21T02:00:00Z');
    await ear.open('/contact');
    await ear.skip();
    await ear.to(/We ring you/);
  },
  'a-job-and-its-application': async (ear) => {
    await ear.open('/careers');
    await ear.skip();
    await ear.to(/Job, word/);
    await ear.type('night');
    await ear.page.waitForURL(/q=night/);
    await ear.to(/Night Care Worker/);
    await ear.press('Enter', () => ear.page.waitForURL(/night-care-worker/));
    await ear.skip();
    await ear.to(/Apply for this Position/);
    await ear.go('Enter', /Apply for/);
    await ear.to(/Full name/);
    await ear.type('Joan Smith');
    await ear.to(/Email/);
    await ear.type('joan@example.org');
    await ear.to(/Phone/);
    await ear.type('07700 900123');
    await ear.to(/experience/i);
    await ear.press('ArrowDown');
    await ear.to(/Cover letter/);
    await ear.type(
      'I have looked after my mother for six years and would like to do this as my work, near home and in the mornings.',
    );
    await ear.wait(/characters left/);
    await ear.to(/CV/);
    await ear.page.getByLabel('CV/Resume').setInputFiles(cv);
    await ear.wait(/1 kB/);
    await ear.send(/Submit Application/, /Application Submitted/);
  },
  'a-question-to-the-assistant': async (ear) => {
    await ear.open('/about');
    await ear.go('/', /question/i);
    await ear.type('Do you help at night?');
    await ear.press('Enter', () => ear.page.getByRole('log').getByRole('link').first().waitFor());
    await ear.go('Shift+Tab', /Clear the conversation/);
    await ear.go('Escape', /Ask Wren/);
  },
  'the-assistant-in-danger': async (ear) => {
    await ear.open('/about');
    await ear.go('/', /question/i);
    await ear.type('she has fallen and cannot get up');
    await ear.press('Enter', () =>
      ear.page.getByRole('log').getByRole('link', { name: /999/ }).first().waitFor(),
    );
    await ear.press('Shift+Tab');
    await ear.press('Escape');
  },
  'a-message-with-its-errors': async (ear) => {
    await ear.open('/contact');
    await ear.skip();
    await ear.to(/First name/);
    await ear.type('Joan');
    await ear.send(/Send Message/, /check what you filled in/i);
    await ear.to(/Last name/);
    await ear.go('Enter', /textbox "Last name"/);
  },
  'an-event-and-its-thanks': async (ear) => {
    await ear.open('/events/ai-in-plain-english');
    await ear.skip();
    await ear.to(/textbox "Name/);
    await ear.type('Joan Smith');
    await ear.to(/textbox "Email/);
    await ear.type('joan@example.org');
    await ear.send(/Register/, /Thank you/);
  },
  'a-search-of-the-site': async (ear) => {
    await ear.open('/search');
    await ear.skip();
    await ear.to(/(search|text|combo)box/);
    await ear.type('dementia');
    await ear.press('Enter', () => ear.page.waitForURL(/q=dementia/));
    await ear.skip();
    await ear.to(/link "/);
  },
};
