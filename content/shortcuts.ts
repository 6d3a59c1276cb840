export interface Shortcut {
  /** Keys joined by a space are pressed together. */
  key: string;
  description: string;
  platform: 'all' | 'mac' | 'other';
}

const shortcuts: readonly Shortcut[] = [
  { key: 'Cmd K', description: 'Open search', platform: 'mac' },
  { key: 'Ctrl K', description: 'Open search', platform: 'other' },
  { key: '/', description: 'Open the chatbot', platform: 'all' },
  { key: 'Cmd S', description: 'Show shortcuts', platform: 'mac' },
  { key: 'Ctrl S', description: 'Show shortcuts', platform: 'other' },
  { key: 'Space', description: 'Scroll down', platform: 'all' },
  { key: 'Esc', description: 'Close modal or menu', platform: 'all' },
];

export const shortcutsPanel = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  switchLabel: 'Use keyboard shortcuts',
  switchHint:
    'Turn this off if the keys get in the way of your speech or screen-reading software. This device remembers it.',
} as const;

export function shortcutsFor(platform: 'mac' | 'other'): Shortcut[] {
  return shortcuts.filter((shortcut) => shortcut.platform === 'all' || shortcut.platform === platform);
}
