import { enableMenu } from './features/navigation/menu.ts';
import { enableOpeningHours } from './features/navigation/opening-hours.ts';
import { enablePendingPage } from './features/pending-page/announce-pending.ts';

/** What the pages can do without React; each finds its own part of the page, if it is there. */
const behaviours = [
  enableMenu,
  enableOpeningHours,
  enablePendingPage,
];

for (const enable of behaviours) {
  try {
    enable();
  } catch (error) {
    // One that fails must not take the others with it.
    reportError(error);
  }
}
document.documentElement.dataset.interactive = '';
