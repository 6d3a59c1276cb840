import * as content from '#content/assistant-sentences.yaml';
import { allWithKnownFacts } from './known-facts.ts';

/** What the assistant says around its answers, with the facts of the site. */
export const ourWords: typeof content = allWithKnownFacts({ ...content });
