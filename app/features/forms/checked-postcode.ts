import { browserStorage } from '~/browser/browser-storage.ts';

/** The postcode that was checked last in this tab, to be offered again by a form. */
export const checkedPostcode = browserStorage('sessionStorage', 'postcode');
