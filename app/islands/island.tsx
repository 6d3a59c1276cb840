import { islandFiles } from 'virtual:island-files';
import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { keptMarkup } from '~/kept-markup.ts';
import type { IslandComponent, IslandName } from './registry.ts';

/** What JSON can carry: an island's props travel in the page. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : unknown extends Value // A component without props.
    ? object
    : Value extends (...words: never) => unknown
      ? never
      : Value extends object
        ? { [Key in keyof Value]: Plain<Value[Key]> }
        : never;

interface Props<Name extends IslandName> {
  name: Name;
  of: IslandComponent<Name>;
  props: ComponentProps<IslandComponent<Name>> & Plain<ComponentProps<IslandComponent<Name>>>;
  /** `wide`: hydrated by itself on wide screens, once the page is idle. */
  when?: 'touched' | 'wide';
}

/**
 * A part of a page that React takes over in the browser, by itself, when it is touched. It is rendered apart from the
 * page, as it will be hydrated: no context of the page reaches it, and its ids are its own.
 */
export function Island<Name extends IslandName>({ name, of, props, when = 'touched' }: Props<Name>) {
  const propsInPage = JSON.stringify(props);
  const render = () =>
    renderToString(createElement(of as ComponentType<object>, props as object), { identifierPrefix: name });
  return (
    <div
      data-island={name}
      data-file={islandFiles[name]}
      data-props={propsInPage}
      data-when={when === 'wide' ? when : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just escaped it.
      dangerouslySetInnerHTML={{ __html: keptMarkup(`${name} ${propsInPage}`, render) }}
    />
  );
}
