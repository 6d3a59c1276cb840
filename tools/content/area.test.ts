import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '#content/brand.yaml';
import * as coverage from '#content/coverage.yaml';

const root = join(import.meta.dirname, '../..');

/** Patterns of places, and of files that may name one by their nature: a job, an event, a quote, a picture. */
const ownFiles = [
  'content/area.yaml',
  'content/brand.yaml',
  'content/coverage.yaml',
  'content/events.yaml',
  'content/film.yaml',
  'content/picture-words.yaml',
  'content/places.yaml',
  'content/samples.yaml',
  'content/testimonials.yaml',
  'content/jobs/',
  'content/news/',
  'content/useful-information/',
];

const { counties, districts, policeAreas } = coverage.services;
const names = [brand.address.town, brand.address.county, ...counties, ...districts, ...policeAreas];
const places = new Set(names.flatMap((name) => name.split(/, | and /)));

/** Sentences as visitors read them: comments may explain a rule by its place. */
function withoutComments(source: string): string {
  return source.replace(/^\s*(?:\/\*\*.*\*\/|\/\*\*|\*|\/\/).*$/gm, '');
}

test('the places of the area are named in the modules that an owner is told to change', () => {
  const found = ['app', 'content', 'domain', 'server'].flatMap((floor) =>
    readdirSync(join(root, floor), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|md|yaml)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/\.(test|contract)\.tsx?$/.test(path))
      .filter((path) => !ownFiles.some((own) => path.startsWith(own)))
      .flatMap((path) => {
        const text = withoutComments(readFileSync(join(root, path), 'utf8'));
        return [...places]
          .filter((place) => new RegExp(`\\b${place}\\b`, 'i').test(text))
          .map((place) => `${path}: ${place}`);
      }),
  );
  expect(found).toEqual([]);
});
