import type { Page } from '@playwright/test';

const isEnd = /[\p{L}\p{N}.,:?!)]$/u;
const isBeginning = /^[\p{L}\p{N}(£+]/u;

/** Names in which words of two elements stand without a blank between them: they are read out as one. For a page to run. */
export function gluedWords(parts: Element[]): string[] {
  return parts.filter(isGlued).map((part) => part.textContent);

  function isGlued(part: Element): boolean {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let before: Node | null = null;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent) continue;
      const isOther = before !== null && before.parentElement !== text.parentElement;
      const isBroken = before?.nextSibling instanceof Element && before.nextSibling.matches('wbr');
      const isEnd = /[\p{L}\p{N}.,:?!)]$/u.test(before?.textContent ?? '');
      if (isOther && !isBroken && isEnd && /^[\p{L}\p{N}(£+]/u.test(text.textContent)) return true;
      before = text;
    }
    return false;
  }
}

/** Words that Chromium hands to a screen reader as one, since nothing stands between two of its texts, as "Ring us01632". */
export async function gluedAsHeard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const heard = ({ childIds = [] }: Node): Node[] =>
    childIds.flatMap((id) => byId.get(id) ?? []).flatMap((child) => (child.ignored ? heard(child) : [child]));
  const textOf = (node: Node | undefined) =>
    node?.role?.value === 'StaticText' ? String(node.name?.value ?? '') : '';
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(heard)
    .flatMap((children) => children.map((child, index) => [textOf(children[index - 1]), textOf(child)]))
    .filter(([before = '', after = '']) => isEnd.test(before) && isBeginning.test(after))
    .map((texts) => texts.join('|'));
}
