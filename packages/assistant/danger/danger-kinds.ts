/** The kinds that the models tell apart. */
export const learnedDangers = ['emergency', 'selfHarm', 'safeguarding'] as const;

/** Kinds that call for other help than most of a learned kind; the words of a message tell which: `named-danger-words.ts`. */
const namedDangers = [
  'gas',
  'fire',
  'missing',
  'partner',
  'forcedWork',
  'control',
  'fraud',
  'keyCode',
] as const;

/** Stored by place in addresses and by name in chats: append only. */
export const dangerKinds = [...learnedDangers, ...namedDangers] as const;

export type LearnedDanger = (typeof learnedDangers)[number];
export type NamedDanger = (typeof namedDangers)[number];
export type DangerKind = (typeof dangerKinds)[number];

export interface DetectedDanger {
  kind: DangerKind;
  /** Likely danger brings the card; danger that is only possible brings a calm line under the answer. */
  likely: boolean;
  /** The English name of another language in which it was told. */
  language?: string;
}
