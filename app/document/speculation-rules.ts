/** Pages that are not for looking into: endpoints, the links of mails, feeds, and what is left by a press. */
const never = ['/api/*', '/notices/*', '/job-alerts/*', '/*.xml', '/*.json', '/*.txt'];

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: never } },
    { not: { selector_matches: '[data-opens]' } },
  ],
};

/** A pointer that rests on a link is all but a press; without one the browser has its own signs. */
const underPointer = { and: [...where.and, { selector_matches: ':hover' }] };

/**
 * https://wicg.github.io/nav-speculation/speculation-rules.html: a page that is likely next is fetched, one that is all
 * but chosen is rendered. The browser leaves it where data or power are saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'eager' }],
  prerender: [
    { where: underPointer, eagerness: 'eager' },
    { where, eagerness: 'moderate' },
  ],
});
