import { mountedFolder } from './mounted-folder.ts';
import type { Place } from './place.ts';
import { sftpFolder } from './sftp-folder.ts';

export function openPlace(to: string, own: string): Place {
  return to.startsWith('/') ? mountedFolder(to, own) : sftpFolder(new URL(to), own);
}
