import type { Config } from '../config.ts';
import type { Sender } from '../delivery/delivery-worker.ts';
import { createUnanswered } from '../follow-up/unanswered.ts';
import type { Log } from '../logging.ts';
import type { Services } from '../services.ts';
import { createShareImages } from '../sharing/share-images.ts';
import { composeArticles } from './articles.ts';
import { type Background, composeBackground } from './background.ts';
import { composeBusyTimes } from './busy-times.ts';
import { composeChat } from './chat.ts';
import { composeJobBoard, composeJobSource } from './jobs.ts';
import { composePostcodes } from './postcodes.ts';
import { recipientsOf } from './recipients.ts';
import type { ComposedStore } from './store.ts';
import { composeSubmissions } from './submissions.ts';

interface Dependencies {
  store: ComposedStore;
  watchMail: (send: Sender) => Sender;
  onContentChange: () => void;
  hasFile: (path: string) => boolean;
  log: Log;
}

export async function composeServices(
  config: Config,
  { store, watchMail, onContentChange, hasFile, log }: Dependencies,
): Promise<{ services: Services; background: Background }> {
  const postcodes = await composePostcodes(config, { limiter: store.limiter, log });
  const jobSource = composeJobSource(config, log);
  const unanswered = createUnanswered({ limits: store.limits, log });
  const jobs = composeJobBoard(config, {
    primary: jobSource,
    log,
    onChange: onContentChange,
    noteNothingFound: () => unanswered.note('jobs'),
  });
  const articles = composeArticles(config, log, onContentChange);
  const busyTimes = composeBusyTimes(config, { store, onChange: onContentChange, log });
  const background = composeBackground(config, {
    ...{ store, jobSource, jobs, unanswered, busyTimes, watchMail, log },
  });
  const chat = composeChat(config, {
    jobs,
    postcodes,
    guides: articles['useful-information'],
    perVisitor: store.limiter,
    spending: store.limits,
    noteAnswer: unanswered.note,
    log,
  });
  const services: Services = {
    postcodes,
    jobs,
    ...composeSubmissions(config, { store, busyTimes, wake: background.wake, onContentChange, log }),
    articles,
    recipients: recipientsOf(config),
    shareImages: createShareImages(hasFile),
    chat,
  };
  return { services, background };
}
