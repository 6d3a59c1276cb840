import type { Command } from './command.ts';
import { answer, waiting } from './commands/answers.ts';
import { backup, postgresCopy, restore } from './commands/backup.ts';
import { deletionResume } from './commands/deletion.ts';
import { eventsAnnounce } from './commands/events.ts';
import { messagesList, messagesRequeue } from './commands/messages.ts';
import { postcodesImport } from './commands/postcodes-import.ts';
import { secondPlaceKey, secondPlaceUpdate } from './commands/second-place.ts';
import {
  submissionsErase,
  submissionsExport,
  submissionsList,
  submissionsShow,
} from './commands/submissions.ts';
import { waitlistList, waitlistOpen } from './commands/waitlist.ts';

export const commands: Command[] = [
  waiting,
  answer,
  submissionsList,
  submissionsShow,
  submissionsExport,
  submissionsErase,
  messagesList,
  messagesRequeue,
  waitlistList,
  waitlistOpen,
  eventsAnnounce,
  deletionResume,
  backup,
  restore,
  secondPlaceKey,
  secondPlaceUpdate,
  postgresCopy,
  postcodesImport,
];
