import { learnedDangers } from '../danger/danger-kinds.ts';

export const declineReasons = [
  'records',
  'medical',
  'legal',
  'money',
  'competitor',
  'person',
  'trick',
  'product',
  'world',
  'nonsense',
] as const;

export const talkKinds = ['hello', 'thanks', 'praise', 'callback', 'bot'] as const;

export type DeclineReason = (typeof declineReasons)[number];
export type TalkKind = (typeof talkKinds)[number];

export const isPage = (label: string): boolean => label.startsWith('/');
export const isTalk = (label: string): label is TalkKind => talkKinds.some((kind) => kind === label);
export const isDanger = (label: string): boolean => learnedDangers.some((kind) => kind === label);
