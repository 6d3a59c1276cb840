import { FolderFault } from './folder-archive.ts';

/** How a command of an owner's key ends; 255 is SSH's own, for a line that could not be had. */
export const EXIT = { done: 0, refused: 1, newer: 3 } as const;

/** Runs a command to its exit code; a fault that its reader can mend is printed, and refuses it. */
export async function exitCodeOf(command: () => Promise<number>): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof FolderFault)) throw error;
    console.error(error.message);
    return EXIT.refused;
  }
}
