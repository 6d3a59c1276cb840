// Notes a provider's own pictures and films in `pictures.yaml`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

function change(folder: string, edit: (document: Document) => void): void {
  const file = join(folder, 'pictures.yaml');
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : 'areOfTheSample: false\n');
  for (const part of ['pictures', 'films'])
    if (!document.has(part)) document.set(part, document.createNode({}));
  edit(document);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const ofFilms = (kind: string, name: string) =>
  kind === 'films' ? ['films', name] : kind === 'captions' ? ['films', 'captions'] : null;

/** Leaves the description open: the check asks for it. */
export function recordOwn(folder: string, kind: string, versions: Readonly<Record<string, string>>): void {
  change(folder, (document) => {
    for (const [name, version] of Object.entries(versions)) {
      const field = kind === 'shareImages' ? 'share' : 'version';
      document.setIn(ofFilms(kind, name) ?? ['pictures', name, field], version);
      if (field === 'share' || ofFilms(kind, name) || document.hasIn(['pictures', name, 'alt'])) continue;
      document.setIn(['pictures', name, 'alt'], '');
      document.setIn(['pictures', name, 'focalPoint'], document.createNode({ x: 50, y: 50 }));
    }
  });
}

export function withdrawOwn(folder: string, kind: string, name: string): void {
  change(folder, (document) => void document.deleteIn(ofFilms(kind, name) ?? ['pictures', name]));
}
