import { shortcuts } from '#content/shortcuts.yaml';

export function shortcutsFor(platform: 'mac' | 'other'): typeof shortcuts {
  return shortcuts.filter((shortcut) => shortcut.platform === 'all' || shortcut.platform === platform);
}
