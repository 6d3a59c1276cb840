// What HTML and a few lines can do: one small script, which starts when the page is first touched.
import { enableAutoHide } from '~/features/chat/auto-hide.ts';

enableAutoHide();
document.documentElement.dataset.interactive = '';
