import { type ComponentType, createElement, type HTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keptMarkup } from './kept-markup.ts';

interface Props<Given extends object> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  as: 'header' | 'footer' | 'div' | 'li' | 'datalist';
  /** Among all kept parts. */
  name: string;
  of: ComponentType<Given>;
  /** All that the part depends on, and plain: no context of the page reaches it, and it makes no ids. */
  props: Given;
  'data-scheme'?: 'dark';
}

const keys = new WeakMap<object, string>();

/** Written once for props that are the very same as before. */
function keyOf(props: object): string {
  const key = keys.get(props) ?? JSON.stringify(props);
  keys.set(props, key);
  return key;
}

/** A part that many pages have: rendered once for the same props. */
export function Kept<Given extends object>({ as: Element, name, of, props, ...attributes }: Props<Given>) {
  const render = () => renderToStaticMarkup(createElement(of, props));
  const markup = keptMarkup(`${name} ${keyOf(props)}`, render);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just escaped it.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
