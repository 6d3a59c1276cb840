export const sampleWords = {
  refused: (publicUrl: string, list: readonly string[]) =>
    [
      `The site does not start under ${publicUrl} while these samples are in its content:`,
      ...list.map((line) => `  ${line}`),
      'Replace them (docs/content.md, “What is sample content”), or set SAMPLES=shown to start all the same.',
    ].join('\n'),
  left: 'Still samples, which an owner has to replace before PUBLIC_URL may be a real address:',
} as const;
