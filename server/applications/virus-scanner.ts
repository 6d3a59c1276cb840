/** What a scanner says of a file. */
export type ScanVerdict = { kind: 'clean' } | { kind: 'infected'; signature: string };

/** Looks for viruses. */
export interface VirusScanner {
  /** Rejects where the scanner cannot say: that is never "clean". */
  scan(bytes: Uint8Array): Promise<ScanVerdict>;
  /** Resolves where the scanner is there. */
  ping(): Promise<void>;
}
