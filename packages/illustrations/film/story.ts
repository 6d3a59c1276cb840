import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { film } from '../../../build/content/film.ts';
import { paper, pine950 } from '../drawing/colour.ts';
import { brown, wren } from '../props/wren.ts';
import { kitchen } from '../scenes/care-for-adults.ts';
import { waterfront } from '../scenes/hero-home.ts';
import { streetAtDusk } from '../scenes/live-in-care.ts';
import { chairByWindow } from './chair-by-window.ts';
import { FRAME } from './frame.ts';
import { gardenGate } from './garden-gate.ts';
import { notes } from './notes.ts';
import { type Camera, openStage, type Shots, type Sight } from './stage.ts';
import { streetByDay } from './street-by-day.ts';

/** One shot for each caption of the film, in their order. */
const shots: Shots = { waterfront, streetAtDusk, gardenGate, kitchen, chairByWindow, notes, streetByDay };

type Move = {
  from: Camera;
  to: Camera;
  /** Seconds that one round of the scene's movement takes; `once` plays it a single time. */
  round: number | 'once';
};

const moves: Readonly<Record<string, Move>> = {
  waterfront: { from: { zoom: 1.12, x: 700, y: 430 }, to: { zoom: 1.16, x: 920, y: 500 }, round: 10 },
  streetAtDusk: { from: { zoom: 1.04, x: 760, y: 440 }, to: { zoom: 1.5, x: 690, y: 640 }, round: 5 },
  gardenGate: { from: { zoom: 1.08, x: 800, y: 560 }, to: { zoom: 1.3, x: 800, y: 600 }, round: 'once' },
  kitchen: { from: { zoom: 1.3, x: 800, y: 470 }, to: { zoom: 1.6, x: 1010, y: 560 }, round: 4 },
  chairByWindow: { from: { zoom: 1.04, x: 800, y: 440 }, to: { zoom: 1.36, x: 800, y: 520 }, round: 6 },
  notes: { from: { zoom: 1.3, x: 560, y: 520 }, to: { zoom: 1.3, x: 860, y: 650 }, round: 5 },
  streetByDay: { from: { zoom: 1.5, x: 690, y: 640 }, to: { zoom: 1.04, x: 780, y: 440 }, round: 'once' },
};

const FADE = 0.7;
const CLOSING = 3.5;
const names = Object.keys(shots);

const { captions } = film;
const closingStarts = (captions.at(-1)?.end ?? 0) + 0.5;

const storySeconds = closingStarts + CLOSING;

type Span = { name: string; start: number; end: number };

/** Each shot lasts from the middle of the gap before its caption to the middle of the gap after it. */
const spans: readonly Span[] = captions.map((caption, index) => ({
  name: names[index] ?? '',
  start: index === 0 ? 0 : ((captions[index - 1]?.end ?? 0) + caption.start) / 2,
  end:
    index === captions.length - 1
      ? closingStarts + FADE
      : (caption.end + (captions[index + 1]?.start ?? caption.end)) / 2,
}));

const ease = (share: number): number => share * share * (3 - 2 * share);
const clamp = (share: number): number => Math.min(1, Math.max(0, share));

const sightAt = ({ name, start, end }: Span, second: number): Sight => {
  const move = moves[name];
  if (!move) throw new Error(`No camera is set for ${name}.`);
  const length = end - start + FADE;
  const share = clamp((second - start + FADE / 2) / length);
  const between = (key: keyof Camera): number =>
    move.from[key] + (move.to[key] - move.from[key]) * ease(share);
  return {
    shot: name,
    moment: move.round === 'once' ? share : ((second - start + move.round) / move.round) % 1,
    camera: { zoom: between('zoom'), x: between('x'), y: between('y') },
    opacity: start === 0 ? 1 : clamp((second - start + FADE / 2) / FADE),
  };
};

const sightsAt = (second: number): Sight[] =>
  spans
    .filter(({ start, end }) => second >= start - FADE / 2 && second < end + FADE / 2)
    .map((span) => sightAt(span, second));

const bird = wren(brown);

const overlayAt = (second: number): string => {
  const title = clamp((second - 0.4) / 0.8) * clamp((4.2 - second) / 0.6);
  const closing = clamp((second - closingStarts) / 0.9);
  return [
    title > 0 ? `<p class="title" style="opacity:${title.toFixed(3)}">${film.title}</p>` : '',
    closing > 0
      ? `<div class="closing" style="opacity:${ease(closing).toFixed(3)}"><svg viewBox="-130 -170 260 190">${bird}</svg><p>${film.title}</p></div>`
      : '',
  ].join('');
};

const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
);

const styles = (): string =>
  `@font-face{font-family:Story;src:url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}) format("woff2");font-weight:100 900}
  #over p{font:600 64px/1.1 Story;color:${pine950};letter-spacing:-.01em}.title{position:absolute;left:84px;top:80px;width:12ch;text-wrap:balance}
  .closing{position:absolute;inset:0;background:${paper};display:grid;align-content:center;justify-items:center;gap:28px}.closing svg{width:230px}.closing p{font-size:46px!important}`;

/** The frames from `first` on, each `step` frames apart: a step above 1 gives a quick look at the film. */
export async function* storyFrames(browser: Browser, first = 0, step = 1): AsyncGenerator<Buffer> {
  const stage = await openStage(browser, shots, 1.75, styles());
  const frames = Math.round(storySeconds * FRAME.perSecond);
  for (let frame = first; frame < frames; frame += step) {
    const second = frame / FRAME.perSecond;
    yield await stage.take(sightsAt(second), overlayAt(second));
  }
}
