import * as content from '#content/assistant-sentences.yaml';
import { allWithKnownFacts } from './known-facts.ts';

export const ourWords: typeof content = allWithKnownFacts({ ...content });
