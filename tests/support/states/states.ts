import { chatStates } from './chat-states.ts';
import { formStates } from './form-states.ts';
import { jobStates } from './job-states.ts';
import { pageStates } from './page-states.ts';
import { postcodeStates } from './postcode-states.ts';
import type { State } from './state.ts';

/** Looked at with every change to the site: `app/pages/states.test.ts` says which may not be missing here. */
export const states: readonly State[] = [
  ...pageStates,
  ...postcodeStates,
  ...chatStates,
  ...formStates,
  ...jobStates,
];
