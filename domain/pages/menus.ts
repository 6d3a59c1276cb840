import { events } from '#content/events.yaml';
import { footerMenu as footer, headerMenu as header } from '#content/navigation.yaml';
import { pricesPage } from '#content/pages.yaml';
import { services } from '#content/services.yaml';
import { eventPath } from '../events/event.ts';
import { prices } from '../prices/current-prices.ts';
import { statements } from '../statements/statements.ts';
import { hasPage } from './pages.ts';

export interface MenuItem {
  text: string;
  /** Null if the entry only opens its submenu. */
  path: string | null;
  subItems?: MenuItem[];
}

const serviceItems = services.map(({ label, slug }) => ({ text: label, path: `/${slug}` }));

export const headerMenu: readonly MenuItem[] = [
  ...(services.length > 0 ? [{ text: header.services, path: null, subItems: serviceItems }] : []),
  ...header.links.filter(({ path }) => hasPage(path)),
];

/** In the menu of a phone, behind the links of a wide screen; the foot of each page has it, too. */
export const phoneMenu: FooterMenuGroup['items'] = prices
  ? [{ text: pricesPage.name, path: pricesPage.path }]
  : [];

export interface FooterMenuGroup {
  title: string;
  items: readonly { text: string; path: string }[];
  /** Shown on a phone once its title is pressed. */
  folded?: true;
}

const { title, ...about } = footer.about;
const beforeEvents = about.beforeEvents.filter(({ path }) => hasPage(path));
const afterEvents = about.afterEvents.filter(({ path }) => hasPage(path));

export const footerMenu: readonly FooterMenuGroup[] = [
  {
    title,
    items: [
      ...beforeEvents,
      ...phoneMenu,
      ...events.map((event) => ({ text: event.name, path: eventPath(event) })),
      ...afterEvents,
    ],
  },
  { title: footer.rights, items: statements.map(({ page }) => ({ text: page.name, path: page.path })) },
  { title: footer.services, items: serviceItems, folded: true as const },
].filter(({ items }) => items.length > 0);
