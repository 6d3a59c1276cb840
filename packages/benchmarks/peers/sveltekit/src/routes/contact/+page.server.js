import page from '../../made/contact.json';

export const prerender = true;
export const load = () => page;
