// What the build of the pages and that of the islands have in common.
import { Features } from 'lightningcss';
import { timetableOf } from '../domain/office-hours/office-hours.ts';

export const define = { OFFICE_TIMETABLE: JSON.stringify(timetableOf()) };

/** light-dark() stays as it is: rewritten for older browsers it would ignore a part's own colour scheme. */
export const lightningcss = { exclude: Features.LightDark };

/** Nesting and new media queries are written out for browsers of the last years. */
export const browsers = ['chrome111', 'firefox113', 'safari16'];
