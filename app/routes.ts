import { services } from '#content/services.yaml';
import { collectionNames, newsFeedPath } from '#domain/articles/collections.ts';
import { statements } from '#domain/statements/statements.ts';
import type { Route } from '#server/http/visit.ts';
import { applyForwarded } from './endpoints/apply.ts';
import { articlePicture } from './endpoints/article-picture.ts';
import { callAppointment } from './endpoints/call-appointment.ts';
import { callFeed } from './endpoints/call-feed.ts';
import { completeChat } from './endpoints/chat-completions.ts';
import { registerForwarded } from './endpoints/event-registration.ts';
import { jobList } from './endpoints/jobs.ts';
import { jobsFeed } from './endpoints/jobs-feed.ts';
import { newsFeed } from './endpoints/news-feed.ts';
import { checkPostcode as answerPostcode } from './endpoints/postcode-check.ts';
import { robots } from './endpoints/robots.ts';
import { searchIndex } from './endpoints/search-index.ts';
import { securityTxt } from './endpoints/security-txt.ts';
import { sitemap } from './endpoints/sitemap/sitemap.ts';
import { webManifest } from './endpoints/web-manifest.ts';
import { about } from './pages/about.tsx';
import { applied } from './pages/applied.tsx';
import { apply, sendApplication } from './pages/apply.tsx';
import { article } from './pages/article.tsx';
import { callChange, changeCall } from './pages/call-change.tsx';
import { careers } from './pages/careers.tsx';
import { collection } from './pages/collection.tsx';
import { contact, sendContact } from './pages/contact.tsx';
import { credits } from './pages/credits.tsx';
import { event, registerForEvent } from './pages/event.tsx';
import { faq } from './pages/faq.tsx';
import { home } from './pages/home.tsx';
import { job } from './pages/job.tsx';
import { jobAlerts, requestJobAlert } from './pages/job-alerts.tsx';
import { lifestyle } from './pages/lifestyle.tsx';
import { mailLink, pressMailLink } from './pages/mail-link.tsx';
import { officeAnswer, pressOfficeAnswer } from './pages/office-answer.tsx';
import { checkPostcode, postcodeCheck } from './pages/postcode-check.tsx';
import { prices } from './pages/prices.tsx';
import { search } from './pages/search.tsx';
import { service } from './pages/service.tsx';
import { statement } from './pages/statement.tsx';
import { joinWaitlist, waitlist } from './pages/waitlist.tsx';
import { whyUs } from './pages/why-us.tsx';
import { get, post } from './visit.ts';

/** Every URL of the site: method, path, and the function that answers. */
export const routes: readonly Route[] = [
  get('/', home),
  get('/about', about),
  ...services.map(({ slug }) => get(`/${slug}`, (visit) => service(visit, slug))),
  get('/lifestyle', lifestyle),
  get('/why-us', whyUs),
  get('/contact', contact),
  post('/contact', sendContact),
  get('/faq', faq),
  ...statements.map((each) => get(each.page.path, (visit) => statement(visit, each))),
  get('/credits', credits),
  get('/prices', prices),
  ...collectionNames.flatMap((name) => [
    get(`/${name}`, (visit) => collection(visit, name)),
    get(`/${name}/:slug`, (visit) => article(visit, name)),
    get(`/${name}/pictures/:file`, (visit) => articlePicture(visit, name)),
  ]),
  get(newsFeedPath, newsFeed),
  get('/events/:slug', event),
  post('/events/:slug', registerForEvent),
  get('/careers', careers),
  get('/careers/feed.xml', jobsFeed),
  get('/careers/:id', job),
  get('/careers/:id/apply', apply),
  post('/careers/:id/apply', sendApplication),
  get('/careers/:id/applied', applied),
  get('/job-alerts', jobAlerts),
  post('/job-alerts', requestJobAlert),
  get('/job-alerts/confirm', (visit) => mailLink(visit, 'confirmJobAlert')),
  post('/job-alerts/confirm', (visit) => pressMailLink(visit, 'confirmJobAlert')),
  get('/job-alerts/stop', (visit) => mailLink(visit, 'stopJobAlert')),
  post('/job-alerts/stop', (visit) => pressMailLink(visit, 'stopJobAlert')),
  get('/applications/withdraw', (visit) => mailLink(visit, 'withdraw')),
  post('/applications/withdraw', (visit) => pressMailLink(visit, 'withdraw')),
  get('/calls/change', callChange),
  post('/calls/change', changeCall),
  get('/calls/appointment.ics', callAppointment),
  // The links of mails that were sent before a call could be moved.
  get('/calls/cancel', callChange),
  post('/calls/cancel', changeCall),
  get('/office/calls.ics', callFeed),
  get('/office/answer', officeAnswer),
  post('/office/answer', pressOfficeAnswer),
  get('/area-notice', waitlist),
  post('/area-notice', joinWaitlist),
  get('/notices/unsubscribe', (visit) => mailLink(visit, 'unsubscribe')),
  post('/notices/unsubscribe', (visit) => pressMailLink(visit, 'unsubscribe')),
  get('/postcode-check', postcodeCheck),
  post('/postcode-check', checkPostcode),
  get('/search', search),

  get('/search-index.json', searchIndex),
  get('/sitemap.xml', sitemap),
  get('/robots.txt', robots),
  get('/.well-known/security.txt', securityTxt),
  get('/site.webmanifest', webManifest),

  post('/api/postcode-check', answerPostcode),
  post('/api/event-registration', registerForwarded),
  post('/api/chat/completions', completeChat),
  get('/api/jobs', jobList),
  post('/api/apply', applyForwarded),
];

export { inlineAssets } from './document/inline-assets.tsx';
export { failure } from './pages/failure.tsx';
export { notFound } from './pages/not-found.tsx';
