import type { FundingId } from '../funding.ts';
import type { SceneName } from '../media.ts';
import type { ServiceOptionValue } from '../service-options.ts';

export interface Service {
  slug: string;
  /** `2026-11-21`. */
  updated: string;
  cardTitle: string;
  label: string;
  heading: string;
  lede: string;
  metaDescription: string;
  description: string[];
  panels: ServicePanel[];
  whoItHelps: string[];
  rhythm: Rhythm;
  /** Other words than those of all services. */
  headings?: { carersDo: string; carersDoNot: string };
  carersDo: string[];
  carersDoNot: string[];
  /** The first step; the steps after it are the same for all. */
  start: string;
  paying: { text: string; funding: FundingId[] };
  regulated: boolean;
  availability: { now: string[]; onceRegistered: string[] };
  contactOption: ServiceOptionValue;
  scene: SceneName;
  /** Names the service whose three pictures stand beside the panels. */
  stillLifes: string;
  /** The slugs of those that people often have besides it. */
  related: readonly string[];
}

interface ServicePanel {
  title: string;
  text: string;
}

export interface Rhythm {
  title: string;
  intro: string;
  moments: { time: string; text: string }[];
}
