import { createContext } from 'react';
import type { FormResult } from '#domain/forms/form-result.ts';

/** By which a request is found in the log; unknown while prerendering, and said on error pages alone. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** What became of the form that was posted to the page, if one was. */
export const FormOutcomeContext = createContext<FormResult['kind'] | undefined>(undefined);
