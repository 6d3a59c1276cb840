// The styles of what every page shows first. They stand in the document, so that nothing waits for a file.

import button from '~/design-system/button/button.module.css?inline';
import hero from '~/design-system/hero/hero.module.css?inline';
import hidden from '~/design-system/hidden/visually-hidden.module.css?inline';
import icon from '~/design-system/icon/icon.module.css?inline';
import logo from '~/design-system/logo/logo.module.css?inline';
import site from '~/design-system/site.css?inline';
import skipLink from '~/design-system/skip-link/skip-link.module.css?inline';
import spinner from '~/design-system/spinner/spinner.module.css?inline';
import telephone from '~/design-system/telephone/telephone.module.css?inline';
import textLink from '~/design-system/text-link/text-link.module.css?inline';
import eventFacts from '~/features/events/event-facts.module.css?inline';
import proof from '~/features/home-page/proof.module.css?inline';
import chevron from '~/features/home-page/scroll-chevron.module.css?inline';
import phone from '~/features/navigation/phone-and-hours.module.css?inline';
import siteHeader from '~/features/navigation/site-header.module.css?inline';
import menu from '~/features/navigation/site-menu.module.css?inline';
import submenu from '~/features/navigation/submenu.module.css?inline';
import picture from '~/features/pictures/scene-picture.module.css?inline';
import postcode from '~/features/postcode-check/postcode-form.module.css?inline';
import preloader from '~/features/preloader/preloader.module.css?inline';

export const criticalStyles = [
  site,
  button,
  hero,
  hidden,
  icon,
  logo,
  skipLink,
  spinner,
  telephone,
  textLink,
  proof,
  chevron,
  eventFacts,
  phone,
  siteHeader,
  menu,
  submenu,
  picture,
  postcode,
  preloader,
].join('');
