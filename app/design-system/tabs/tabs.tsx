import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type Props<Key extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The panel: the content of the selected tab. */
  children: ReactNode;
};

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as the ARIA practices describe them: one stop for the Tab key, arrows, Home and End inside; choosing is showing. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: Props<Key>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
