import { outwardCodes } from '#content/places.yaml';

/** A town that jobs are found near: the first of the provider's list. */
export const aPlace = /^\s*\S+ \S+ \S+ ([^,\n]+)/.exec(outwardCodes)?.[1] ?? '';
