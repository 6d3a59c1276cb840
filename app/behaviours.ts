import { enableLeavePage } from '~/design-system/help-lines/leave-page.ts';
import { enableReveal } from '~/design-system/reveal/follow-view.ts';
import { enableShare } from '~/features/careers/advert/share.ts';
import { enableKeptDraft } from '~/features/careers/application/kept-draft.ts';
import { enableLateTitle } from '~/features/careers/late-title.ts';
import { enableBackToSearch } from '~/features/careers/search/back-to-search.ts';
import { enableJobWithoutPage } from '~/features/careers/search/job-without-page.ts';
import { enableJobSearch } from '~/features/careers/search/search-as-you-go.ts';
import { enableAutoHide } from '~/features/chat/placement/auto-hide.ts';
import { enableHeroFilm } from '~/features/film/moving-picture.ts';
import { enableShortFilm } from '~/features/film/pause-out-of-sight.ts';
import { enableScrollChevron } from '~/features/home-page/rest-chevron.ts';
import { enableMenu } from '~/features/navigation/menu.ts';
import { enableOpeningHours } from '~/features/navigation/opening-hours.ts';
import { enablePendingPage } from '~/features/pending-page/announce-pending.ts';
import { enableShortcutKeys } from '~/features/shortcuts/keys.ts';
import { enableReadingPosition } from '~/features/statements/reading-position.ts';

/** On the page of the questions alone: the others need none of it. */
function enableFaqSearch(): void {
  if (!document.querySelector('#faq-words')) return;
  import('~/features/faq/search-as-you-type.ts').then(
    ({ startFaqSearch }) => startFaqSearch(),
    () => {},
  );
}

/** Enhances pages without React; each finds its own part of the page, if it is there, when it is used. */
const behaviours = [
  enableLeavePage,
  enableMenu,
  enableOpeningHours,
  enableShortcutKeys,
  enableJobWithoutPage,
  enableAutoHide,
];
/** They look for their parts at once, and these may still be on their way while the page is used already. */
const behavioursOfWholePages = [
  enablePendingPage,
  enableHeroFilm,
  enableShortFilm,
  enableScrollChevron,
  enableReadingPosition,
  enableFaqSearch,
  enableReveal,
  enableJobSearch,
  enableShare,
  enableKeptDraft,
  enableBackToSearch,
  enableLateTitle,
];

function start(enableAll: readonly (() => void)[]): void {
  for (const enable of enableAll) {
    try {
      enable();
    } catch (error) {
      // One that fails must not take the others with it.
      reportError(error);
    }
  }
}

start(behaviours);
if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => start(behavioursOfWholePages), { once: true });
else start(behavioursOfWholePages);
document.documentElement.dataset.interactive = '';
