import * as mediaFiles from '#content/media-files.yaml';
import * as ownFiles from '#content/pictures.yaml';
import { londonMoment } from '../time/london-time.ts';
import { minutesOf } from '../time/wall-clock.ts';
import { type Film, heroLoop, stillOf } from './films.ts';
import { type Picture, scenes, wordsOf } from './pictures.ts';

/** When the light on the home page changes, by the clock on the wall: in winter, and in summer time. */
const BEGINS = {
  dawn: ['06:30', '05:00'],
  day: ['08:30', '07:30'],
  dusk: ['15:30', '19:30'],
  night: ['18:00', '22:00'],
} as const;

const DARK = '(prefers-color-scheme: dark)';

type Light = keyof typeof BEGINS;

const latestFirst = (Object.keys(BEGINS) as Light[]).reverse();

export function lightAt(now: Date): Light {
  const { minutes } = londonMoment(now);
  const season = minutes === now.getUTCHours() * 60 + now.getUTCMinutes() ? 0 : 1;
  return latestFirst.find((light) => minutesOf(BEGINS[light][season]) <= minutes) ?? 'night';
}

interface Hero {
  picture: Picture;
  /** Drawn by day: at other hours the picture stands still. */
  film: Film | null;
}

type OwnFiles = Pick<typeof ownFiles, 'areOfTheSample' | 'pictures' | 'films'>;

/** A picture or film of the provider's own stands at every hour. */
export function heroAt(now: Date, own: OwnFiles = ownFiles): Hero {
  const light = lightAt(now);
  const isDrawn = own.areOfTheSample && !own.pictures['hero-home'] && !own.films.hero;
  const still = light !== 'day' && isDrawn ? stillIn(light === 'dawn' ? light : 'dusk') : null;
  if (!still) return { picture: heroLoop?.poster ?? scenes['hero-home'], film: heroLoop };
  return { picture: light === 'night' ? withNight(still) : still, film: null };
}

function stillIn(light: 'dawn' | 'dusk' | 'night'): Picture | null {
  const name = `hero-home-${light}` as const;
  const version = mediaFiles.hours[name];
  return version ? stillOf(`scenes/${name}`, version, wordsOf('hero-home')) : null;
}

/** A picture of the night would be a hole in a light page. */
function withNight(dusk: Picture): Picture {
  const night = stillIn('night');
  if (!night) return dusk;
  const plain = { type: 'image/webp', srcSet: `${night.src} ${night.width}w` } as const;
  const ofDark = [...night.sources, plain].map((source) => ({ ...source, media: DARK }));
  return { ...dusk, sources: [...ofDark, ...dusk.sources] };
}
