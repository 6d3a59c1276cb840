import { brand as facts } from '#content/brand.yaml';
import type * as schema from '#domain/content/brand.ts';

export type Rating = schema.Rating;
export type NationName = schema.NationName;
export type Registration = schema.Registration;
export type Telephone = schema.Telephone;
export type SocialNetwork = schema.SocialNetwork;
export type Brand = schema.Brand;

/** Holds every name, number, address and link of the brand. Nothing of it stands in another file (`brand.test.ts` proves it). */
export const brand: Brand = facts;
