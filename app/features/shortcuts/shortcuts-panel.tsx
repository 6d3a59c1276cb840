import { X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { shortcutsFor, shortcutsPanel } from '#content/shortcuts.ts';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './shortcuts-panel.module.css';

export interface Props {
  /** Toggles the panel from the moment on when the panel is there. */
  button: HTMLButtonElement;
  mac: boolean;
  isOn: () => boolean;
  onTurn: (on: boolean) => void;
}

export function ShortcutsPanel({ button, mac, isOn, onTurn }: Props) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [on, setOn] = useState(isOn);

  useEffect(() => {
    button.popoverTargetElement = panel.current;
    panel.current?.showPopover();
    return () => {
      button.popoverTargetElement = null;
    };
  }, [button]);
  const turn = (next: boolean) => {
    onTurn(next);
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
      <KeyList mac={mac} />
      <Checkbox
        label={shortcutsPanel.switchLabel}
        hint={shortcutsPanel.switchHint}
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
    </div>
  );
}

function KeyList({ mac }: { mac: boolean }) {
  return (
    <dl className={styles.list}>
      {shortcutsFor(mac ? 'mac' : 'other').map(({ key, description }) => (
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
