import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A colour that is still on its way has the contrast of neither scheme. */
const coloursSettle = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * Axe's findings on the page, or on a part of it: the rule, and the elements that break it.
 * Asked in the page itself, as none of ours has frames: the other way opens a second page for each question.
 */
export async function violations(page: Page, part?: string): Promise<[rule: string, elements: string[]][]> {
  await coloursSettle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
