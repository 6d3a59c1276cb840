// Writes the text track of the short film from its captions in content/film.yaml:
//   npm run captions
// Needs nothing else. New words need only this; new times need the film drawn anew (npm run films -- story).
import { storyCaptions } from './film/captions.ts';
import { publish, recordVersions, versionOf } from './published-files.ts';

const track = Buffer.from(storyCaptions());
const version = versionOf([track]);
publish('captions', 'story', new Map([[`story.${version}.en-GB.vtt`, track]]));
recordVersions('captions', { story: version });
console.log(`story.${version}.en-GB.vtt`);
