import { londonMidnight } from '../london-clock.ts';
import { escapeHtml } from '../markdown/text-html.ts';

export interface Feed {
  title: string;
  author: string;
  siteUrl: string;
  feedPath: string;
  pagePath: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  path: string;
  published?: string;
  updated: string;
  summary: string;
  html?: string;
}

const LONG_AGO = '1970-01-01';

/** RFC 4287. An unchanged feed is the same text, byte for byte. */
export function atomFeed({ title, author, siteUrl, feedPath, pagePath, entries }: Feed): string {
  const newest = entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${xml(title)}</title>`,
    `<id>${xml(siteUrl + feedPath)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xml(siteUrl + feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(siteUrl + pagePath)}"/>`,
    `<updated>${moment(newest)}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    ...entries.map((entry) => entryXml(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml({ title, path, published, updated, summary, html }: FeedEntry, siteUrl: string): string {
  const url = xml(siteUrl + path);
  return [
    '<entry>',
    `<title>${xml(title)}</title>`,
    `<id>${url}</id>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    ...(published ? [`<published>${moment(published)}</published>`] : []),
    `<updated>${moment(updated)}</updated>`,
    `<summary>${xml(summary)}</summary>`,
    ...(html ? [`<content type="html">${xml(html)}</content>`] : []),
    '</entry>',
  ].join('\n');
}

function moment(day: string): string {
  return londonMidnight(day || LONG_AGO).toISOString();
}

function xml(text: string): string {
  return escapeHtml(
    text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
