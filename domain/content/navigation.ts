import * as v from 'valibot';
import { path, text, words } from './kinds.ts';

const link = v.strictObject({ text, path });
const links = v.array(link);

export const navigation = v.strictObject({
  headerMenu: v.strictObject({ services: text, links }),
  contactButton: link,
  footerMenu: v.strictObject({
    about: v.strictObject({ title: text, beforeEvents: links, afterEvents: links }),
    rights: text,
    services: text,
  }),
  smallPrint: link,
  navigationTexts: words(
    'home',
    'mainLabel',
    'footerLabel',
    'openMenu',
    'closeMenu',
    'callLabel',
    'emailLabel',
    'emergencyLabel',
    'emergencyNote',
    'socialLabel',
    'registrationMore',
    'searchLink',
    'shortcutsButton',
  ),
});
