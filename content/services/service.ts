import type { FundingId } from '../funding.ts';
import type { SceneName } from '../media.ts';
import type { ServiceOptionValue } from '../service-options.ts';

/** One of the eight services that have a page of their own. */
export interface Service {
  /** The page's address without the slash. */
  slug: string;
  /** The day on which its words last changed, `2026-11-21`. */
  updated: string;
  /** On the card of the home page. */
  cardTitle: string;
  /** In menus and links. */
  label: string;
  /** The heading of the page. */
  heading: string;
  /** One or two sentences under the heading. */
  lede: string;
  metaDescription: string;
  /** What the service is. */
  description: string[];
  /** The alternating panels under the divider. */
  panels: ServicePanel[];
  whoItHelps: string[];
  rhythm: Rhythm;
  carersDo: string[];
  carersDoNot: string[];
  /** What to do first, for this service; the steps after it are the same for all. */
  start: string;
  /** What decides the price, and which ways of paying people use for this service. */
  paying: { text: string; funding: FundingId[] };
  /** Whether the regulator must approve the provider before the service, or its regulated part, is given. */
  regulated: boolean;
  /** What of it can be had before registration, and what only after. */
  availability: { now: string[]; onceRegistered: string[] };
  contactOption: ServiceOptionValue;
  /** The picture of the page and of its share image. */
  scene: SceneName;
}

interface ServicePanel {
  title: string;
  text: string;
}

/** How a day or a night goes: an example, hour by hour. */
export interface Rhythm {
  title: string;
  /** Who the example is about, and that it is one. */
  intro: string;
  moments: { time: string; text: string }[];
}
