import { type CollectionName, collectionPages, newsFeedPath } from '#content/articles.ts';
import { contactSection } from '#content/home.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ArticleCards } from '~/features/articles/article-cards.tsx';
import { articleCardView } from '~/features/articles/article-view.ts';
import { EmptyCollection, FollowFeed } from '~/features/articles/collection.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { collectionAt } from '../collection.ts';
import type { Route } from './+types/collection.ts';
import { pageMetadata, share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

const pageOf = { news: pages.news, 'useful-information': pages.usefulInformation } as const;

/** While there is nothing to read, search engines are told to come back later. */
function headFor(name: CollectionName, isEmpty: boolean) {
  const feed =
    name === 'news' && !isEmpty ? { title: collectionPages.news.title, path: newsFeedPath } : undefined;
  return pageMetadata(pageOf[name], { noindex: isEmpty, feed, image: share('about') });
}

export const handle = { opensWithHero: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, collection } = collectionAt(request, context);
  const { empty, others: _, ...words } = collectionPages[name];
  const articles = (await collection.list()).map((article) => articleCardView(name, article));
  const head = headFor(name, articles.length === 0);
  return articles.length === 0
    ? { head, title: words.title, empty }
    : { head, words, articles, feedPath: newsFeedPath, contact: contactSection };
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  if (loaderData.empty) return <EmptyCollection title={loaderData.title} empty={loaderData.empty} />;
  const { words, articles, feedPath, contact } = loaderData;
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <Section>
        <ArticleCards articles={articles} level={2} />
        {words.follow && <FollowFeed path={feedPath}>{words.follow}</FollowFeed>}
      </Section>
      <ContactSection {...contact} />
    </>
  );
}
