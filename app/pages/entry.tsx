import { brand } from '#content/brand.ts';
import { entryPages, newsFeedPath, type ShelfName } from '#content/entries.ts';
import { contactSection } from '#content/home.ts';
import { navigationTexts } from '#content/navigation.ts';
import { pageTitle } from '#content/pages.ts';
import type { EntryCard } from '#server/entries/entry-shelf.ts';
import { servicesContext } from '#server/services.ts';
import { Breadcrumb } from '~/design-system/breadcrumb/breadcrumb.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { EntryArticle } from '~/features/entries/entry-article.tsx';
import { EntryCards } from '~/features/entries/entry-cards.tsx';
import { entryCardView, pictureView, saidDays } from '~/features/entries/entry-view.ts';
import { evenHeadings } from '~/features/written-text/even-headings.ts';
import type { PageHead } from '../page-head.tsx';
import { shelfAt } from '../shelf.ts';
import { articleData } from '../structured-data/article.ts';
import { breadcrumbs } from '../structured-data/breadcrumbs.ts';
import type { Route } from './+types/entry.ts';
import { share } from './head.ts';
import { missing } from './missing.ts';
import { MissingPage } from './missing-page.tsx';

const MOST_OTHERS = 3;
const scenes = { news: 'about', 'useful-information': 'why-us' } as const;

function headFor(name: ShelfName, entry: EntryCard, ownImage: string | null): PageHead {
  const image = share(scenes[name], { path: ownImage, title: entry.title });
  const way = breadcrumbs(
    { name: entryPages[name].title, path: `/${name}` },
    { name: entry.title, path: entry.path },
  );
  return {
    title: pageTitle(entry.title),
    description: entry.summary,
    canonical: brand.publicUrl + entry.path,
    image,
    feed: name === 'news' ? { title: entryPages.news.title, path: newsFeedPath } : undefined,
    structuredData: [way, articleData(name, entry, image.url)],
  };
}

export async function loader({ request, params: { slug = '' }, context }: Route.LoaderArgs) {
  const { name, shelf } = shelfAt(request, context);
  const entry = await shelf.read(slug);
  if (!entry) return missing();
  const { title, summary } = entry;
  const others = (await shelf.list()).filter((other) => other.slug !== slug).slice(0, MOST_OTHERS);
  return {
    head: headFor(name, entry, context.get(servicesContext).shareImages.ofEntry(name, entry)),
    entry: {
      title,
      summary,
      days: saidDays(entry),
      picture: pictureView(name, entry.picture),
      nodes: evenHeadings(entry.nodes, 2),
    },
    above: [
      { label: navigationTexts.home, to: '/' },
      { label: entryPages[name].title, to: `/${name}` },
    ],
    others: { title: entryPages[name].others, entries: others.map((other) => entryCardView(name, other)) },
    contact: contactSection,
  };
}

export default function EntryPage({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingPage {...loaderData.missing} />;
  const { entry, above, others, contact } = loaderData;
  return (
    <>
      <EntryArticle {...entry} above={<Breadcrumb above={above} />} />
      {others.entries.length > 0 && (
        <Section title={others.title} ground="quiet">
          <EntryCards entries={others.entries} />
        </Section>
      )}
      <ContactSection {...contact} />
    </>
  );
}
