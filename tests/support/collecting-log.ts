import type { Log } from '../../server/logging.ts';

/** Collects log lines instead of printing them. */
export function collectingLog(): Log & {
  lines: { level: string; data: unknown; text: string | undefined }[];
} {
  const lines: { level: string; data: unknown; text: string | undefined }[] = [];
  const write =
    (level: string) =>
    (data: unknown, text?: string): void => {
      lines.push(typeof data === 'string' ? { level, data: {}, text: data } : { level, data, text });
    };
  return { lines, info: write('info'), warn: write('warn'), error: write('error') };
}
