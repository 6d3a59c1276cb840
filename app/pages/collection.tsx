import { collectionPages } from '#content/articles.yaml';
import { contactSection } from '#content/home.yaml';
import { pages } from '#content/pages.yaml';
import type { CollectionName } from '#domain/articles/collections.ts';
import { newsFeedPath } from '#domain/articles/collections.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { ArticleCards } from '~/features/articles/article-cards.tsx';
import { articleCardView } from '~/features/articles/article-view.ts';
import { EmptyCollection, FollowFeed } from '~/features/articles/collection.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import type { Visit } from '~/visit.ts';

const pageOf = { news: pages.news, 'useful-information': pages.usefulInformation } as const;

/** While there is nothing to read, search engines are told to come back later. */
function metadataFor(name: CollectionName, isEmpty: boolean) {
  const feed =
    name === 'news' && !isEmpty ? { title: collectionPages.news.title, path: newsFeedPath } : undefined;
  return pageMetadata(pageOf[name], { noindex: isEmpty, feed, image: share('about') });
}

export async function collection(visit: Visit, name: CollectionName) {
  const { empty, title, lead } = collectionPages[name];
  const articles = await visit.services.articles[name].list();
  const options = { page: import.meta.url, metadata: metadataFor(name, articles.length === 0) };
  if (articles.length === 0) return render(visit, <EmptyCollection title={title} empty={empty} />, options);
  return render(visit, <Entries name={name} articles={articles} />, {
    ...options,
    hero: <Hero title={title} lead={lead} />,
  });
}

function Entries({ name, articles }: { name: CollectionName; articles: readonly ArticleCard[] }) {
  const { follow } = collectionPages[name];
  return (
    <>
      <Section>
        <ArticleCards articles={articles.map((article) => articleCardView(name, article))} level={2} />
        {follow && <FollowFeed path={newsFeedPath}>{follow}</FollowFeed>}
      </Section>
      <ContactSection {...contactSection} />
    </>
  );
}
