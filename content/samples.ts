/**
 * Lists examples that can be known by themselves. Names and addresses of the brand are marked in `brand.yaml`, quotes
 * and partners beside them; telephone numbers, `.example` addresses and a company number of noughts need no mark.
 */
export const sampleContent = {
  /** The files of these jobs, by their `id`. */
  jobs: [
    'care-coordinator-fareham',
    'clinical-lead-nurse-southampton',
    'companion-eastleigh',
    'home-care-worker-southampton',
    'lifestyle-support-assistant-winchester',
    'live-in-carer-new-forest',
    'night-care-worker-bournemouth',
    'supported-living-worker-basingstoke',
  ],
  venues: ['Larkrise Neighbourhood Centre'],
} as const;

export const sampleWords = {
  refused: (publicUrl: string, list: readonly string[]) =>
    [
      `The site does not start under ${publicUrl} while these samples are in its content:`,
      ...list.map((line) => `  ${line}`),
      'Replace them (docs/content.md, “What is sample content”), or set SAMPLES=shown to start all the same.',
    ].join('\n'),
  left: 'Still samples, which an owner has to replace before PUBLIC_URL may be a real address:',
} as const;
