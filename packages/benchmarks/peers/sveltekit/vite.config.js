import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';

/** As its documentation has it, but that it follows no link to pages of the site alone, and leaves `light-dark()` in the styles. */
export default {
  plugins: [sveltekit({ adapter: adapter({ out: '.svelte-kit/server' }), prerender: { crawl: false } })],
  build: { cssTarget: 'esnext' },
};
