import { brand } from '#content/brand.yaml';

export const referencePattern = new RegExp(`\\b${brand.referencePrefix}(?:-[A-Z\\d]{4}){2}`);
