import type { Page } from '@playwright/test';

export interface KeyboardStop {
  name: string;
  /** In the window, below the header. */
  seen: boolean;
  /** With a ring around it or its card. */
  rings: boolean;
  under: string | null;
}

/** The focused element, and how it can be seen; null where nothing has the focus. */
export const keyboardStop = (page: Page): Promise<KeyboardStop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { top, bottom } = element.getBoundingClientRect();
    const isBelowHeader = element.closest('main, footer') !== null && !element.closest('dialog');
    const header = isBelowHeader ? (document.querySelector('header')?.offsetHeight ?? 0) : 0;
    // The platform's own controls of a film or a time have rings of their own, inside it; what cuts off a film's edge cuts off its ring.
    const around = [
      element.localName === 'video' ? null : element,
      element.closest('li'),
      element.closest('div'),
    ];
    const rings =
      !element.matches(':focus') ||
      around.some((part) => part && getComputedStyle(part).outlineStyle !== 'none');

    // A link may go over two lines, and a tall part beyond the window.
    const line = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const middle = (Math.max(line.top, header) + Math.min(line.bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(line.left + line.width / 2, middle);
    const isItself = hit && (element.contains(hit) || hit.closest('label')?.control === element);
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: `${element.localName} ${name.trim().slice(0, 40)}`,
      seen: bottom > header && top < innerHeight,
      rings,
      under: isItself ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing'),
    };
  });
