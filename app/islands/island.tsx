import { islandFiles } from 'virtual:island-files';
import type { JSXElementConstructor, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

type Named = JSXElementConstructor<never> & { displayName?: string };

interface Props {
  /** One component of the registry, which `displayName` names. Its props travel in the page, as JSON. */
  children: ReactElement;
  /** `wide`: hydrated by itself on wide screens, once the page is idle. */
  when?: 'touched' | 'wide';
  /** How long a press that came early waits for it, in milliseconds. */
  timeoutMs?: number;
}

/**
 * A part of a page that React takes over in the browser, by itself, when it is touched. It is rendered apart from the
 * page, as it will be hydrated: no context of the page reaches it, and its ids are its own.
 */
export function Island({ children, when = 'touched', timeoutMs }: Props) {
  const { type } = children;
  const name = typeof type === 'string' ? type : ((type as Named).displayName ?? '');
  const files = islandFiles[name];
  if (!files) throw new Error(`${name} is no island of the registry`);
  return (
    <div
      data-island={name}
      data-files={files}
      data-props={JSON.stringify(children.props, refuseFunctions)}
      data-when={when === 'wide' ? when : undefined}
      data-timeout={timeoutMs}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just escaped it.
      dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: name }) }}
    />
  );
}

/** JSON would leave it out in silence, and the island would lack it in the browser. */
function refuseFunctions(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new Error(`An island's property ${key} is a function`);
  return value;
}
