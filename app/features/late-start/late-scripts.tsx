import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts, type ScriptsProps } from 'react-router';
import { pageScriptId } from './start-script.ts';

/** An element of React Router's, told to wait: preloads fall away, and the script is kept as text. */
function waiting(node: ReactNode): ReactNode {
  return Children.map(node, (element) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(element)) return element;
    if (element.type === Fragment) return waiting(element.props.children);
    if (element.type === 'link') return null;
    const late = { type: 'text/plain', id: pageScriptId, async: undefined };
    return element.props.type === 'module' ? cloneElement(element, late) : element;
  });
}

/**
 * The page's scripts, as React Router writes them, but for the moment they start: `startScript` starts them when the
 * page is first touched. Until then every link and form works as the platform lets it.
 */
export function LateScripts(props: ScriptsProps) {
  return waiting(Scripts(props));
}
