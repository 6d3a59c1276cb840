import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

interface BoundaryProps {
  html: string;
  children: ReactNode;
}

/** If an island fails, its markup stays, and does what it does without scripts. */
class Boundary extends Component<BoundaryProps> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    const { html, children } = this.props;
    if (!this.state.failed) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: It is what stood there before.
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
  }
}

function Mounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** Resolves once React listens in the island. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType): Promise<void> {
  const { island: identifierPrefix, props = '{}' } = element.dataset;
  return new Promise((resolve) => {
    const done = () => {
      element.dataset.hydrated = '';
      // Replay an early press in a task of its own.
      setTimeout(resolve);
    };
    // In one go: a key that came between the two halves would wait for the second one, within its own event.
    const hydrate = () =>
      hydrateRoot(
        element,
        <Boundary html={element.innerHTML}>
          <Mounted then={done}>
            <Island {...JSON.parse(props)} />
          </Mounted>
        </Boundary>,
        { identifierPrefix },
      );
    // The script has just run, and what was pressed meanwhile comes first.
    setTimeout(() => flushSync(hydrate));
  });
}
