export const FRAME = { width: 1280, height: 720, perSecond: 24 } as const;
