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
