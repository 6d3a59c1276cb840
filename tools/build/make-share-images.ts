// Draws the pictures that stand for a job, an event or an entry where its page is shared: its words beside a scene.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { brand } from '#content/brand.yaml';
import { colours } from '#content/colours.yaml';
import { events } from '#content/events.yaml';
import { collectionNames } from '#domain/articles/collections.ts';
import { scenes, shareImage } from '#domain/media/pictures.ts';
import { readArticleFolder } from '#server/articles/article-folder.ts';
import { readJobFolder } from '#server/jobs/sources/markdown-jobs.ts';
import { escapeHtml } from '#server/markdown/text-html.ts';

import {
  articleCard,
  eventCard,
  jobCard,
  type ShareCard,
  shareImagePath,
} from '#server/sharing/share-images.ts';
import { contentFolder } from '../content/content-folder.js';

const root = join(import.meta.dirname, '../..');
const width = 1200;
const height = 630;
const margin = 64;
const sceneWidth = 540;
const textWidth = width - sceneWidth - 2 * margin;
const paper = colours.paper;
const ink = colours.ink;
const pine = colours['pine-700'];
const clay = colours['clay-700'];

const fonts = {
  heading: { family: 'Fraunces', file: join(root, '.generated/fonts/fraunces.ttf') },
  text: { family: 'Atkinson Hyperlegible Next', file: join(root, '.generated/fonts/atkinson.ttf') },
} as const;

interface Words {
  text: string;
  font: keyof typeof fonts;
  size: number;
  colour: string;
}

interface Drawn {
  input: Buffer;
  height: number;
}

async function drawWords({ text, font, size, colour }: Words): Promise<Drawn> {
  const { family, file } = fonts[font];
  const markup = `<span foreground="${colour}">${escapeHtml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${family} ${size}`, fontfile: file, width: textWidth, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const titleSizes = [68, 58, 50, 42, 34];
const tallestTitle = 270;

async function drawTitle(title: string): Promise<Drawn> {
  let drawn: Drawn | null = null;
  for (const size of titleSizes) {
    drawn = await drawWords({ text: title, font: 'heading', size, colour: ink });
    if (drawn.height <= tallestTitle) return drawn;
  }
  const shortened = `${title.slice(0, 90).trimEnd()}…`;
  return drawWords({ text: shortened, font: 'heading', size: titleSizes.at(-1) ?? 34, colour: ink });
}

/** The scene around what matters in it, with one corner folded away. */
async function drawScene(card: ShareCard, clientFolder: string): Promise<OverlayOptions> {
  const centre = (scenes[card.scene].focalPoint.x / 100) * width;
  const left = Math.round(Math.min(Math.max(centre - sceneWidth / 2, 0), width - sceneWidth));
  const corner = Buffer.from(
    `<svg width="${sceneWidth}" height="${height}"><path d="M0 0h${sceneWidth}v${height}H140A140 140 0 0 1 0 ${height - 140}z"/></svg>`,
  );
  const input = await sharp(join(clientFolder, shareImage(card.scene).src))
    .extract({ left, top: 0, width: sceneWidth, height })
    .composite([{ input: corner, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: width - sceneWidth, top: 0 };
}

async function drawCard(card: ShareCard, folder: string): Promise<void> {
  const [scene, sign, name, kind, title, line] = await Promise.all([
    drawScene(card, folder),
    sharp(join(folder, 'favicon.svg'), { density: 144 }).resize(72).png().toBuffer(),
    drawWords({ text: brand.name, font: 'heading', size: 40, colour: ink }),
    drawWords({ text: card.kind, font: 'text', size: 28, colour: clay }),
    drawTitle(card.title),
    drawWords({ text: card.line, font: 'text', size: 30, colour: pine }),
  ]);
  const bottom = height - margin;
  const lineTop = bottom - line.height;
  const titleTop = lineTop - 28 - title.height;
  const kindTop = titleTop - 24 - kind.height;
  await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      scene,
      { input: sign, left: margin, top: margin },
      { input: name.input, left: margin + 72 + 20, top: margin + Math.round((72 - name.height) / 2) },
      { input: kind.input, left: margin, top: kindTop },
      { input: title.input, left: margin, top: titleTop },
      { input: line.input, left: margin, top: lineTop },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(folder, shareImagePath(card)));
}

/** A card takes a fifth of a second: two thousand jobs would make each publish seven minutes longer. The others show the scene alone. */
const MAX_OF_A_KIND = 100;

/** What is there to be shared when the site is built, the newest of each kind, besides the pages that have a scene of their own. */
async function allCards(): Promise<ShareCard[]> {
  const { jobs } = await readJobFolder(join(contentFolder(root), 'jobs'));
  const shelves = await Promise.all(
    collectionNames.map(async (collection) => {
      const { articles } = await readArticleFolder(join(contentFolder(root), collection));
      return newest(articles, ({ date }) => date).map((article) => articleCard(collection, article));
    }),
  );
  const newestJobs = newest(jobs, ({ postedDate }) => postedDate);
  return [...newestJobs.map(jobCard), ...events.map(eventCard), ...shelves.flat()];
}

function newest<Item>(items: readonly Item[], dayOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one))).slice(0, MAX_OF_A_KIND);
}

export async function makeShareImages(clientFolder: string): Promise<void> {
  await mkdir(join(clientFolder, 'media/share'), { recursive: true });
  for (const card of await allCards()) await drawCard(card, clientFolder);
}
