import { X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { shortcutsPanel } from '#content/shortcuts.yaml';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { isMac, shortcutsAreOn, turnShortcuts } from './shortcut-choice.ts';
import styles from './shortcut-list.module.css';
import { shortcutsFor } from './shortcuts-for.ts';

export interface ShortcutListProps {
  button: HTMLButtonElement;
}

export function ShortcutList({ button }: ShortcutListProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [on, setOn] = useState(shortcutsAreOn);

  useEffect(() => {
    button.popoverTargetElement = panel.current;
    panel.current?.showPopover();
    return () => {
      button.popoverTargetElement = null;
    };
  }, [button]);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={styles.panel}
      onToggle={({ newState }) => newState === 'open' && title.current?.focus()}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isLeft = relatedTarget && relatedTarget !== button && !currentTarget.contains(relatedTarget);
        if (isLeft) currentTarget.hidePopover();
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
          {shortcutsPanel.title}
        </h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={shortcutsPanel.close}
        >
          <Icon of={X} />
        </button>
      </div>
      <KeyList />
      <Checkbox
        label={shortcutsPanel.switchLabel}
        hint={shortcutsPanel.switchHint}
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
    </div>
  );
}

function KeyList() {
  return (
    <dl className={styles.list}>
      {shortcutsFor(isMac() ? 'mac' : 'other').map(({ key, description }) => (
        <div key={key}>
          <dt>{description}</dt>
          <dd>
            {key.split(' ').map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
