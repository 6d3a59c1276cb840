export interface TestImapServer {
  /** Names a folder, with a user and a password that a URL has to encode. */
  url: string;
  put(raw: string): void | Promise<void>;
  /** The flags of each mail that is left. */
  left(): string[][] | Promise<string[][]>;
}

export const FOLDER = 'Came back';
export const USER = 'returned@site.example';
export const PASSWORD = 'p/ss:w@rd';

export function urlAt(port: number, scheme = 'imap'): string {
  const [user, password] = [USER, PASSWORD].map(encodeURIComponent);
  return `${scheme}://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(FOLDER)}`;
}
