import { ArrowDown, ArrowUp, ArrowUpToLine, Eye, Plus, Trash2 } from 'lucide';
import { Button } from '../../../app/design-system/button/button.tsx';
import { VisuallyHidden } from '../../../app/design-system/hidden/visually-hidden.tsx';
import { Icon } from '../../../app/design-system/icon/icon.tsx';

const acts = {
  add: { icon: Plus, words: 'Add' },
  top: { icon: ArrowUpToLine, words: 'Move to the top' },
  up: { icon: ArrowUp, words: 'Move up' },
  down: { icon: ArrowDown, words: 'Move down' },
  remove: { icon: Trash2, words: 'Remove' },
  preview: { icon: Eye, words: 'Show how' },
};

interface Props {
  action: string;
  does: keyof typeof acts;
  at: string;
  focus: string;
  label: string;
  /** True where the subject is plain to see, and only said. */
  isShort?: boolean;
}

/** Sends the form as it is; the page that answers shows what the button was about. */
export function Act({ action, does, at, focus, label, isShort }: Props) {
  const { icon, words } = acts[does];
  return (
    <span>
      <Button
        type="submit"
        name="do"
        value={`${does}:${at}:${focus}`}
        formAction={`${action}#${focus}`}
        variant="secondary"
        size="small"
        icon={<Icon of={icon} />}
      >
        <span>
          {words} {isShort ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
      </Button>
    </span>
  );
}
