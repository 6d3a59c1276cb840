import type { Hair } from './hair.ts';
import type { Skin, Tone } from './people-colours.ts';

export type Age = 'child' | 'young' | 'middle' | 'older' | 'oldest';
export type Mouth = 'calm' | 'smile' | 'open' | 'laugh' | 'speak' | 'grave';
export type Gaze = 'us' | 'aside' | 'down';

export type Face = {
  skin: Skin;
  hair: Hair;
  tone: Tone;
  old?: boolean;
  glasses?: string;
  hearingAid?: string;
  earring?: string;
  beard?: Tone;
  /** Eyes look down, as at a cup or a letter. */
  lowered?: boolean;
  asleep?: boolean;
  age?: Age;
  mouth?: Mouth;
  gaze?: Gaze;
};
