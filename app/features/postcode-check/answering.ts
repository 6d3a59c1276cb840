// All that an answer needs, in one piece that comes when the field is first touched.
export { findOutcome } from './find-outcome.ts';
export { ResultDialog } from './result-dialog.tsx';
