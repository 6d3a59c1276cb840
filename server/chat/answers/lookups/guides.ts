import type { Reply } from 'site-assistant/answerers';
import { fill } from '#domain/text/fill.ts';
import type { ArticleCollection } from '../../../articles/article-collection.ts';
import { stemsOf } from '../table/matching-words.ts';
import { ourWords } from '../table/our-words.ts';

export type Guides = Pick<ArticleCollection, 'searchable'>;

export async function guideAbout(guides: Guides, text: string) {
  const asked = ` ${stemsOf(text).join(' ')} `;
  const matches = (await guides.searchable()).map(({ title, path, summary, keyWords }) => ({
    page: { title, path },
    summary,
    length: Math.max(
      0,
      ...keyWords
        .split(',')
        .map((phrase) => stemsOf(phrase).join(' '))
        .filter((phrase) => phrase && asked.includes(` ${phrase} `))
        .map(({ length }) => length),
    ),
  }));
  const [best] = matches.filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return best ?? null;
}

/** Names the guide about money that the assistant cannot advise on. */
export async function withGuide(guides: Guides, reply: Reply, text: string): Promise<Reply> {
  const guide = reply.kind === 'decline:money' ? await guideAbout(guides, text) : null;
  if (!guide) return reply;
  const { page, summary } = guide;
  const inGuide = fill(ourWords.inGuide, { guide: `[${page.title}](${page.path})`, summary });
  return { ...reply, text: `${reply.text} ${inGuide}` };
}
