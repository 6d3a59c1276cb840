/** What the models tell apart. */
export type DangerKind = 'emergency' | 'selfHarm' | 'safeguarding';
/** Dangers that need somebody else than most of their kind; their words tell: `named-danger-words.ts`. */
export type NamedDanger = 'gas' | 'fire' | 'missing' | 'partner' | 'forcedWork';

/** What there is a card for. In addresses and stored chats by place and by name: append only. */
export const dangerCardKinds = [
  'emergency',
  'selfHarm',
  'safeguarding',
  'gas',
  'fire',
  'missing',
  'partner',
  'forcedWork',
] as const satisfies readonly (DangerKind | NamedDanger)[];
export type DangerCardKind = (typeof dangerCardKinds)[number];
