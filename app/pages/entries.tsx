import { entryPages, newsFeedPath, type ShelfName } from '#content/entries.ts';
import { contactSection } from '#content/home.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { ContactSection } from '~/features/contact-section/contact-section.tsx';
import { EmptyEntries } from '~/features/entries/empty-entries.tsx';
import { EntryCards } from '~/features/entries/entry-cards.tsx';
import { entryCardView } from '~/features/entries/entry-view.ts';
import { FollowFeed } from '~/features/entries/follow-feed.tsx';
import { shelfAt } from '../shelf.ts';
import type { Route } from './+types/entries.ts';
import { headOf, share } from './head.ts';

const pageOf = { news: pages.news, 'useful-information': pages.usefulInformation } as const;

/** While there is nothing to read, search engines are told to come back later. */
function headFor(name: ShelfName, isEmpty: boolean) {
  const feed = name === 'news' && !isEmpty ? { title: entryPages.news.title, path: newsFeedPath } : undefined;
  return headOf(pageOf[name], { noindex: isEmpty, feed, image: share('about') });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, shelf } = shelfAt(request, context);
  const { empty, others: _, ...words } = entryPages[name];
  const entries = (await shelf.list()).map((entry) => entryCardView(name, entry));
  const head = headFor(name, entries.length === 0);
  return entries.length === 0
    ? { head, title: words.title, empty }
    : { head, words, entries, feedPath: newsFeedPath, contact: contactSection };
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  if (loaderData.empty) return <EmptyEntries title={loaderData.title} empty={loaderData.empty} />;
  const { words, entries, feedPath, contact } = loaderData;
  return (
    <>
      <Hero title={words.title} lead={words.lead} />
      <Section>
        <EntryCards entries={entries} level={2} />
        {words.follow && <FollowFeed path={feedPath}>{words.follow}</FollowFeed>}
      </Section>
      <ContactSection {...contact} />
    </>
  );
}
