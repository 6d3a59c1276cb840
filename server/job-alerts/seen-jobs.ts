/** Since when the site knows which job: sources cannot say when a job was opened, or say it wrongly. */
export interface SeenJobs {
  /** Notes these jobs as seen now; those noted before keep their time. */
  note(ids: readonly string[]): Promise<void>;
  /** The jobs first seen from one moment up to another, which is left out, each with its moment. */
  firstSeen(from: Date, until: Date): Promise<Map<string, Date>>;
}
