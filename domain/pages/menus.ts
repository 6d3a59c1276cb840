import { events } from '#content/events.yaml';
import { footerMenu as footer, headerMenu as header } from '#content/navigation.yaml';
import { services } from '#content/services.yaml';
import { eventPath } from '../events/event.ts';
import { statements } from '../statements/statements.ts';

export interface MenuItem {
  text: string;
  /** Null if the entry only opens its submenu. */
  path: string | null;
  subItems?: MenuItem[];
}

const serviceItems = services.map(({ label, slug }) => ({ text: label, path: `/${slug}` }));

export const headerMenu: readonly MenuItem[] = [
  { text: header.services, path: null, subItems: serviceItems },
  ...header.links,
];

export interface FooterMenuGroup {
  title: string;
  items: readonly { text: string; path: string }[];
  /** Shown on a phone once its title is pressed. */
  folded?: true;
}

const { title, beforeEvents, afterEvents } = footer.about;

export const footerMenu: readonly FooterMenuGroup[] = [
  {
    title,
    items: [
      ...beforeEvents,
      ...events.map((event) => ({ text: event.name, path: eventPath(event) })),
      ...afterEvents,
    ],
  },
  { title: footer.rights, items: statements.map(({ page }) => ({ text: page.name, path: page.path })) },
  { title: footer.services, items: serviceItems, folded: true },
];
