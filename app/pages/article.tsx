import { type CollectionName, collectionPages, newsFeedPath } from '#content/articles.ts';
import { brand } from '#content/brand.ts';
import { contactSection } from '#content/home.ts';
import { navigationTexts } from '#content/navigation.ts';
import { pageTitle } from '#content/pages.ts';
import { contentsTitle } from '#content/statements/statement.ts';
import type { ArticleCard } from '#server/articles/article-collection.ts';
import { servicesContext } from '~/context.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ArticleBody } from '~/features/articles/article-body.tsx';
import { ArticleCards } from '~/features/articles/article-cards.tsx';
import { articleCardView, daysInWords, pictureView } from '~/features/articles/article-view.ts';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { Contents } from '~/features/statements/contents.tsx';
import { evenHeadings } from '~/features/written-text/even-headings.ts';
import { addressHeadings } from '~/features/written-text/heading-addresses.ts';
import { collectionAt } from '../collection.ts';
import type { PageMetadata } from '../sharing-head.tsx';
import { articleData, breadcrumbs } from '../structured-data.ts';
import type { Route } from './+types/article.ts';
import { notFound } from './not-found-loader.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { share } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

const MAX_OTHERS = 3;
/** A text with fewer parts is read through. */
const MIN_PARTS_FOR_CONTENTS = 5;
const scenes = { news: 'about', 'useful-information': 'why-us' } as const;

function headFor(name: CollectionName, article: ArticleCard, ownImage: string | null): PageMetadata {
  const image = share(scenes[name], { path: ownImage, title: article.title });
  const way = breadcrumbs(
    { name: collectionPages[name].title, path: `/${name}` },
    { name: article.title, path: article.path },
  );
  return {
    title: pageTitle(article.title),
    description: article.summary,
    canonical: brand.publicUrl + article.path,
    image,
    feed: name === 'news' ? { title: collectionPages.news.title, path: newsFeedPath } : undefined,
    structuredData: [way, articleData(name, article, image.url)],
  };
}

export async function loader({ request, params: { slug = '' }, context }: Route.LoaderArgs) {
  const { name, collection } = collectionAt(request, context);
  const article = await collection.read(slug);
  if (!article) return notFound();
  const { title, summary } = article;
  const { nodes, sections } = addressHeadings(evenHeadings(article.nodes, 2), 2);
  const others = (await collection.list()).filter((other) => other.slug !== slug).slice(0, MAX_OTHERS);
  return {
    head: headFor(name, article, context.get(servicesContext).shareImages.ofArticle(name, article)),
    article: {
      title,
      summary,
      days: daysInWords(article),
      picture: pictureView(name, article.picture),
      nodes,
    },
    contents: sections.length < MIN_PARTS_FOR_CONTENTS ? null : { title: contentsTitle, sections },
    above: [
      { label: navigationTexts.home, to: '/' },
      { label: collectionPages[name].title, to: `/${name}` },
    ],
    others: {
      title: collectionPages[name].others,
      articles: others.map((other) => articleCardView(name, other)),
    },
    contact: contactSection,
  };
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if ('notFound' in loaderData) return <NotFoundPage {...loaderData.notFound} />;
  const { article, above, contents, others, contact } = loaderData;
  return (
    <>
      <ArticleBody
        {...article}
        above={<Breadcrumb above={above} />}
        contents={contents && <Contents {...contents} />}
      />
      {others.articles.length > 0 && (
        <Section title={others.title} ground="warm">
          <ArticleCards articles={others.articles} />
        </Section>
      )}
      <ContactSection {...contact} />
    </>
  );
}
