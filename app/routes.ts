import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { collectionNames } from '#content/articles.ts';
import { services } from '#content/services.ts';
import { statements } from '#content/statements.ts';

export default [
  index('pages/home.tsx'),
  route('about', 'pages/about.tsx'),
  ...services.map(({ slug }) => route(slug, 'pages/service.tsx', { id: slug })),
  route('lifestyle', 'pages/lifestyle.tsx'),
  route('why-us', 'pages/why-us.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('faq', 'pages/faq.tsx'),
  ...statements.map(({ page }) =>
    route(page.path.slice(1), 'pages/statement.tsx', { id: page.path.slice(1) }),
  ),
  route('credits', 'pages/credits.tsx'),
  route('news/feed.xml', 'endpoints/news-feed.ts'),
  ...collectionNames.flatMap((collection) => [
    route(collection, 'pages/collection.tsx', { id: collection }),
    route(`${collection}/:slug`, 'pages/article.tsx', { id: `${collection}-article` }),
    route(`${collection}/pictures/:file`, 'endpoints/article-picture.ts', { id: `${collection}-picture` }),
  ]),
  route('events/:slug', 'pages/event.tsx'),
  route('careers', 'pages/careers.tsx'),
  route('careers/feed.xml', 'endpoints/jobs-feed.ts'),
  route('careers/:id', 'pages/job.tsx'),
  route('careers/:id/apply', 'pages/apply.tsx'),
  route('careers/:id/applied', 'pages/applied.tsx'),
  route('job-alerts', 'pages/job-alerts.tsx'),
  route('job-alerts/confirm', 'pages/job-alert-confirm.tsx'),
  route('job-alerts/stop', 'pages/job-alert-stop.tsx'),

  route('sitemap.xml', 'endpoints/sitemap.ts'),
  route('robots.txt', 'endpoints/robots.ts'),
  route('.well-known/security.txt', 'endpoints/security-txt.ts'),
  route('site.webmanifest', 'endpoints/web-manifest.ts'),

  route('search', 'pages/search.tsx'),
  route('search-index.json', 'endpoints/search-index.ts'),
  route('area-notice', 'pages/waitlist.tsx'),
  route('notices/unsubscribe', 'pages/unsubscribe.tsx'),
  route('postcode-check', 'pages/postcode-check.tsx'),
  route('api/postcode-check', 'endpoints/postcode-check.ts'),
  route('api/event-registration', 'endpoints/event-registration.ts'),
  route('api/chat/completions', 'endpoints/chat-completions.ts'),
  route('api/jobs', 'endpoints/jobs.ts'),
  route('api/apply', 'endpoints/apply.ts'),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
