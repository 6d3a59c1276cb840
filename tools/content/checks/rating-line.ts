import { join } from 'node:path';
import { readYamlFile } from '../yaml-file.ts';

export function ratingLine(folder: string, location: string): string {
  const file = readYamlFile(join(folder, 'brand.yaml'));
  if (!('lineOf' in file)) return 'content/brand.yaml:1';
  const ratings: unknown = Reflect.get(Object(Reflect.get(Object(file.value), 'registration')), 'ratings');
  const at = [ratings].flat().findIndex((rating) => Object(rating).location === location);
  return `content/brand.yaml:${file.lineOf(['registration', 'ratings', at])}`;
}
