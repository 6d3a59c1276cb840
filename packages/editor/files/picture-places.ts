// The places of pages in which a photo of one's own can stand, and what stands there now.
import type { ContentOf } from '../../../domain/content/content-files.ts';
import {
  sceneNames,
  stillLifeNames,
  stripNames,
  vignetteNames,
} from '../../../domain/content/pictures/picture-names.ts';
import type { Service } from '../../../domain/content/services/service.ts';
import { standIns } from '../../../domain/media/pictures.ts';
import type { PictureKind } from '../../illustrations/picture-kinds.ts';
import { type Read, servicesIn } from './choices.ts';
import { wordsOf } from './labels.ts';

export interface PicturePlace {
  name: string;
  kind: PictureKind;
  label: string;
  /** Empty where nothing is shown: a person may have no portrait. */
  src: string;
}

export const PICTURES = 'pictures.yaml';

/** Those that a page of this provider has. */
export function picturePlaces(folder: string, general: string, read: Read): PicturePlace[] {
  const { areOfTheSample = false, pictures = {} } = (read(PICTURES) ?? {}) as Partial<ContentOf<'pictures'>>;
  const { team } = (read('team.yaml') ?? {}) as Partial<ContentOf<'team'>>;
  const { lifestyleServices = [] } = (read('lifestyle-services.yaml') ?? {}) as Partial<
    ContentOf<'lifestyle-services'>
  >;
  const services = servicesIn(folder).map((slug) => read(`services/${slug}.yaml`) as Partial<Service> | null);
  const drawn = servicesIn(general);
  const isShown = (key: 'scene' | 'stillLifes') => (name: string) => {
    const subject = name.replace(/-\d$/, '');
    if (subject === 'lifestyle') return lifestyleServices.length > 0;
    return !drawn.includes(subject) || services.some((service) => service?.[key] === subject);
  };
  const place = (kind: PictureKind, room: string) => (name: string) => {
    const own = pictures[name];
    const now = areOfTheSample ? name : (standIns[name] ?? name);
    const src = own ? `own/${name}.${own.version}` : `${room}/${now}`;
    return { name, kind, label: wordsOf(name), src: `/pictures/${src}` };
  };
  const people = (team?.people ?? []).map(({ id, name }) => {
    const found = place('team', 'team')(id);
    return { ...found, label: name, src: pictures[id] || areOfTheSample ? found.src : '' };
  });
  return [
    ...sceneNames.filter(isShown('scene')).map(place('scenes', 'scenes')),
    ...people,
    ...vignetteNames
      .filter((id) => lifestyleServices.some((one) => one.id === id))
      .map(place('vignettes', 'spots')),
    ...stillLifeNames.filter(isShown('stillLifes')).map(place('stillLifes', 'panels')),
    ...stripNames
      .filter((name) => services.some((service) => service?.rhythm?.strip === name))
      .map(place('strips', 'strips')),
  ];
}
