export const sampleWords = {
  refused: (publicUrl: string, list: readonly string[]) =>
    [
      `The site does not start under ${publicUrl} while these samples are in its content:`,
      ...list.map((line) => `  ${line}`),
      'Replace them (docs/content.md, “What is sample content”), or set SAMPLES=shown to start all the same.',
    ].join('\n'),
  promises:
    'Promises and days that came with the site. Keep them, change them, or put the words under confirmed in site.yaml:',
  lentPromises:
    'The same in words that your folder does not have. To change one, copy its file into your folder:',
  noPlaces:
    'There is no places.yaml: nobody can search your jobs by distance. Copy content/places.yaml and put your own outward codes there.',
  left: 'Still samples, which an owner has to replace before PUBLIC_URL may be a real address:',
} as const;
