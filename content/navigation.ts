import { events } from '#content/events.yaml';
import { services } from '#content/services.yaml';
import { eventPage } from './events.ts';
import { pages } from './pages.ts';

export interface MenuItem {
  text: string;
  /** Null if the entry only opens its submenu. */
  path: string | null;
  subItems?: MenuItem[];
}

const serviceItems = services.map(({ label, slug }) => ({ text: label, path: `/${slug}` }));

export const headerMenu: readonly MenuItem[] = [
  { text: 'Services', path: null, subItems: serviceItems },
  { text: 'Lifestyle Support', path: '/lifestyle' },
  { text: 'About Us', path: '/about' },
  { text: 'Why Us?', path: '/why-us' },
  { text: 'FAQ', path: '/faq' },
  { text: 'Careers', path: '/careers' },
];

export const contactButton = { text: 'Contact Us', path: '/contact' } as const;

interface FooterItem {
  text: string;
  path: string;
}

export interface FooterMenuGroup {
  title: string;
  items: FooterItem[];
  /** Shown on a phone once its title is pressed. */
  folded?: true;
}

export const footerMenu: readonly FooterMenuGroup[] = [
  {
    title: 'About',
    items: [
      { text: 'About Us', path: '/about' },
      { text: 'News', path: '/news' },
      { text: 'Useful Information', path: '/useful-information' },
      ...events.map((event) => ({ text: event.name, path: eventPage.path(event) })),
      { text: 'Careers', path: '/careers' },
    ],
  },
  {
    title: 'Your Rights',
    items: [pages.privacyPolicy, pages.complaints, pages.safeguarding, pages.accessibility].map(
      ({ name, path }) => ({ text: name, path }),
    ),
  },
  {
    title: 'Our Services',
    items: serviceItems,
    folded: true,
  },
];

/** Beside the company's name at the very end. */
export const smallPrint: FooterItem = { text: 'Credits', path: '/credits' };

export const navigationTexts = {
  home: 'Home',
  skipLink: 'Skip to the content',
  mainLabel: 'Main',
  footerLabel: 'Footer',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  callLabel: 'Ring us',
  emailLabel: 'Email us',
  emergencyLabel: 'Day and night line for people we support',
  emergencyNote: 'In an emergency call 999.',
  socialLabel: 'Follow us',
  registrationMore: 'What this means',
  searchLink: 'Search',
  searchPath: '/search',
  shortcutsButton: 'Keyboard shortcuts',
} as const;
