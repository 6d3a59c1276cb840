/** What the models tell apart. */
export type DangerKind = 'emergency' | 'selfHarm' | 'safeguarding';
/** Emergencies for which an ambulance is not what to ask for; their words tell: `emergency-words.ts`. */
export type NamedEmergency = 'gas' | 'fire' | 'missing';

/** What there is a card for. In addresses and stored chats by place and by name: append only. */
export const dangerCardKinds = [
  'emergency',
  'selfHarm',
  'safeguarding',
  'gas',
  'fire',
  'missing',
] as const satisfies readonly (DangerKind | NamedEmergency)[];
export type DangerCardKind = (typeof dangerCardKinds)[number];
