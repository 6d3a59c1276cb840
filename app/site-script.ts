import { enableReveal } from './design-system/reveal/follow-view.ts';
import { enableJobWithoutPage } from './features/careers/job-without-page.ts';
import { enableJobSearch } from './features/careers/search-as-you-go.ts';
import { enableShare } from './features/careers/share.ts';
import { enableAutoHide } from './features/chat/auto-hide.ts';
import { enableFaqSearch } from './features/faq/search-as-you-type.ts';
import { enableHeroFilm } from './features/film/moving-picture.ts';
import { enableShortFilm } from './features/film/pause-out-of-sight.ts';
import { enableScrollChevron } from './features/home-page/rest-chevron.ts';
import { enableMenu } from './features/navigation/menu.ts';
import { enableOpeningHours } from './features/navigation/opening-hours.ts';
import { enablePendingPage } from './features/pending-page/announce-pending.ts';
import { enableReadingPosition } from './features/privacy/reading-position.ts';
import { enableShortcutKeys } from './features/shortcuts/keys.ts';

/** What the pages can do without React; each finds its own part of the page, if it is there. */
const behaviours = [
  enableMenu,
  enableOpeningHours,
  enablePendingPage,
  enableReveal,
  enableShortcutKeys,
  enableHeroFilm,
  enableShortFilm,
  enableScrollChevron,
  enableReadingPosition,
  enableFaqSearch,
  enableJobSearch,
  enableJobWithoutPage,
  enableShare,
  enableAutoHide,
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
