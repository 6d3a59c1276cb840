/** A folder on another machine or disk. */
export interface Place {
  list(): Promise<string[]>;
  /** Under its name only once all of it is there. */
  put(file: string, name: string): Promise<void>;
  get(name: string, file: string): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}
