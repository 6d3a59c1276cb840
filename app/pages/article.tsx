import { collectionPages } from '#content/articles.yaml';
import { brand } from '#content/brand.yaml';
import { contactSection } from '#content/home.yaml';
import { navigationTexts } from '#content/navigation.yaml';
import { statementWords } from '#content/statement-words.yaml';
import type { CollectionName } from '#domain/articles/collections.ts';
import { newsFeedPath } from '#domain/articles/collections.ts';
import { pageTitle } from '#domain/pages/pages.ts';
import type { ArticleCard, ArticleCollection } from '#server/articles/article-collection.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { type PageMetadata, share } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { articleData, breadcrumbs } from '~/document/structured-data.ts';
import { ArticleBody } from '~/features/articles/article-body.tsx';
import { ArticleCards } from '~/features/articles/article-cards.tsx';
import { articleCardView, daysInWords, pictureView } from '~/features/articles/article-view.ts';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { Contents } from '~/features/statements/contents.tsx';
import { evenHeadings } from '~/features/written-text/even-headings.ts';
import { addressHeadings } from '~/features/written-text/heading-addresses.ts';
import type { Visit } from '~/visit.ts';
import { notFound } from './not-found.tsx';

const MAX_OTHERS = 3;
/** A text with fewer parts is read through. */
const MIN_PARTS_FOR_CONTENTS = 5;
const scenes = { news: 'about', 'useful-information': 'why-us' } as const;

function metadataFor(name: CollectionName, article: ArticleCard, ownImage: string | null): PageMetadata {
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

export async function article(visit: Visit<'/:slug'>, name: CollectionName) {
  const { articles, shareImages } = visit.services;
  const { slug } = visit.params;
  const article = await articles[name].read(slug);
  if (!article) return notFound(visit);
  const others = (await articles[name].list()).filter((other) => other.slug !== slug).slice(0, MAX_OTHERS);
  return render(visit, <ArticlePage name={name} article={article} others={others} />, {
    page: import.meta.url,
    metadata: metadataFor(name, article, shareImages.ofArticle(name, article)),
  });
}

interface Props {
  name: CollectionName;
  article: NonNullable<Awaited<ReturnType<ArticleCollection['read']>>>;
  others: readonly ArticleCard[];
}

function ArticlePage({ name, article, others }: Props) {
  const { title, others: othersTitle } = collectionPages[name];
  const { nodes, sections } = addressHeadings(evenHeadings(article.nodes, 2), 2);
  const above = [
    { label: navigationTexts.home, to: '/' },
    { label: title, to: `/${name}` },
  ];
  return (
    <>
      <ArticleBody
        title={article.title}
        summary={article.summary}
        days={daysInWords(article)}
        picture={pictureView(name, article.picture)}
        nodes={nodes}
        above={<Breadcrumb above={above} />}
        contents={
          sections.length >= MIN_PARTS_FOR_CONTENTS && (
            <Contents title={statementWords.contents} sections={sections} />
          )
        }
      />
      {others.length > 0 && (
        <Section title={othersTitle} ground="warm">
          <ArticleCards articles={others.map((other) => articleCardView(name, other))} />
        </Section>
      )}
      <ContactSection {...contactSection} />
    </>
  );
}
