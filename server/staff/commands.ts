import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { messagesList } from './commands/messages-list.ts';
import { messagesRequeue } from './commands/messages-requeue.ts';
import { noticesList } from './commands/notices-list.ts';
import { noticesOpen } from './commands/notices-open.ts';
import { postcodesImport } from './commands/postcodes-import.ts';
import { restore } from './commands/restore.ts';
import { submissionsErase } from './commands/submissions-erase.ts';
import { submissionsExport } from './commands/submissions-export.ts';
import { submissionsList } from './commands/submissions-list.ts';
import { submissionsShow } from './commands/submissions-show.ts';

/** Every command, in the order in which the help lists them. */
export const commands: Command[] = [
  submissionsList,
  submissionsShow,
  submissionsExport,
  submissionsErase,
  messagesList,
  messagesRequeue,
  noticesList,
  noticesOpen,
  backup,
  restore,
  postcodesImport,
];
