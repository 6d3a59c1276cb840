declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  /** Subsets (and instances) a font: `text` holds every character the result can show. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Readonly<Record<string, Axis>>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
