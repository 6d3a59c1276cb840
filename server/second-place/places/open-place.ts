import { mountedFolder } from './mounted-folder.ts';
import type { Place } from './place.ts';
import { sftpFolder } from './sftp-folder.ts';

/**
 * @param to as BACKUP_TO has it
 * @param own the folder with the site's key
 */
export function openPlace(to: string, own: string): Place {
  return to.startsWith('/') ? mountedFolder(to, own) : sftpFolder(new URL(to), own);
}
