import page from '../made/home.json';

export const prerender = true;
export const load = () => page;
