import type { Drawing } from './scenes.ts';
import { margaretsDay } from './strips/margarets-day.ts';

/** Long pictures of the moments of a day. */
export const strips: Readonly<Record<string, Drawing>> = { 'margarets-day': margaretsDay };
