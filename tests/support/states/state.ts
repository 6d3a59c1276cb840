import type { Page, Route } from '@playwright/test';
import type { formNotices } from '../../../domain/retention/form-notices.ts';
import type { Site } from '../start-site.ts';

/** A page, or something that opens or goes wrong on it, as a visitor may find it. */
export interface State {
  name: string;
  path: string;
  /** The part of the page that React has taken over by then. */
  island?: string;
  form?: readonly [kind: keyof typeof formNotices, answer: 'invalid' | 'accepted' | 'refused'];
  /** In pixels; at each of `widths` unless it is said. */
  widths?: readonly number[];
  /** The page that it then is. */
  leadsTo?: string;
  /** Acts on the page, whose parts listen already. */
  open?: (page: Page, site: Site) => Promise<unknown>;
}

export const widths = [360, 768, 1280] as const;
export const narrow = [360, 768];
export const wide = [1280];
export const viewportOf = (width: number) => ({ width, height: width < 600 ? 740 : 900 });

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

export const says = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

export async function fill(page: Page, button: string, fields: Record<string, string>): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: button, exact: true }) }).last();
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
}

/** Sends the form with this button as a browser without scripting does, and shows the page that answers. */
export async function sendPlainly(page: Page, button: string, fields: Record<string, string> = {}) {
  await fill(page, button, fields);
  const form = page.locator('form', { has: page.getByRole('button', { name: button, exact: true }) }).last();
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    form.evaluate((element: HTMLFormElement) => element.submit()),
  ]);
}

/** A picture's address may be like a form's. */
const isOfPage = (route: Route) => ['image', 'stylesheet', 'font'].includes(route.request().resourceType());

/** Lets requests to addresses like this one fail, or wait for ever. */
export const fails = (page: Page, address: string) =>
  page.route(address, (route) =>
    isOfPage(route) ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  );
export const waits = (page: Page, address: string) =>
  page.route(address, (route) => (isOfPage(route) ? route.fallback() : undefined));

/** A form's own list of what is wrong stands there. */
export const mistakesAreNamed = (page: Page) =>
  page.getByRole('region', { name: 'Please check what you filled in' }).waitFor();
export const withMistakes = (button: string) => async (page: Page) => {
  await press(button)(page);
  await mistakesAreNamed(page);
};
