import { brand } from '#content/brand.yaml';

/** The reference of a form that was sent, wherever it stands in a text. */
export const referencePattern = new RegExp(`\\b${brand.referencePrefix}(?:-[A-Z\\d]{4}){2}`);
