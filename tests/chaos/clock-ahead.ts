// Loaded before the site (`node --import`): its clock runs ahead by CLOCK_AHEAD_MS, so that what is to be tried
// again in a minute, or in two hours, is due. Nothing else of the site is different.
import { moveClock } from '../support/move-clock.ts';

moveClock(Number(process.env.CLOCK_AHEAD_MS));
