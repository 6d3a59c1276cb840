import { setImmediate } from 'node:timers/promises';
import { isUpload } from '../../limits/body-limit.ts';
import { createConcurrencyLimit } from '../../limits/concurrency-limit.ts';
import {
  MAX_FORMS_AT_ONCE,
  MAX_FORMS_AT_ONCE_PER_CLIENT,
  MAX_PAGES_RENDERED_AT_ONCE,
  MIN_UNDER_WAY_TO_SHED,
} from '../../limits/limits.ts';
import type { Metrics } from '../../metrics/metrics.ts';

export class OverloadError extends Error {
  override name = 'OverloadError';
}

/** Refuses early what is expensive while there is too much to do; finished and cached pages never come here. */
export interface LoadShedding {
  /** @throws OverloadError */
  page<Answer>(render: () => Promise<Answer>): Promise<Answer>;
  /**
   * Under load a message is still taken, while a question to the assistant and a CV are not.
   * @param receive takes the body in, and holds no slot for as long as that takes
   * @throws OverloadError
   */
  form<Answer>(
    route: string,
    client: string,
    receive: () => Promise<Request>,
    render: (received: Request) => Promise<Answer>,
  ): Promise<Answer>;
}

interface Options {
  isBusy?: () => boolean;
  /** With less under way, it is the machine that is slow, and refusing helps nobody. */
  minUnderWay?: number;
  maxPages?: number;
  maxForms?: number;
  maxFormsPerClient?: number;
  metrics?: Pick<Metrics, 'shed'> | null;
}

export function createLoadShedding({
  isBusy = () => false,
  minUnderWay = MIN_UNDER_WAY_TO_SHED,
  maxPages = MAX_PAGES_RENDERED_AT_ONCE,
  maxForms = MAX_FORMS_AT_ONCE,
  maxFormsPerClient = MAX_FORMS_AT_ONCE_PER_CLIENT,
  metrics,
}: Options = {}): LoadShedding {
  const pages = createConcurrencyLimit({ max: maxPages, maxPerClient: maxPages });
  const forms = createConcurrencyLimit({ max: maxForms, maxPerClient: maxFormsPerClient });

  let underWay = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const isOverloaded = () => underWay >= minUnderWay && isBusy();

  function refuse(what: string): never {
    metrics?.shed(what);
    throw new OverloadError();
  }

  async function withSlot<Answer>(
    what: string,
    release: (() => void) | null,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!release) return refuse(what);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      release();
    }
  }

  /** Node takes one new connection in a turn of its event loop: with many pages in each, the last would be heard seconds later. */
  async function inItsTurn<Answer>(render: () => Promise<Answer>): Promise<Answer> {
    turn = turn.then(() => setImmediate());
    await turn;
    return render();
  }

  return {
    page: (render) => withSlot('page', isOverloaded() ? null : pages.take(''), () => inItsTurn(render)),
    form: async (route, client, receive, render) => {
      const what = kindOf(route);
      if (what !== 'form' && isOverloaded()) return refuse(what);
      const received = await receive();
      // An upload is read while it is worked on, and has a limit of its own.
      const release = what === 'upload' ? () => {} : forms.take(client);
      return withSlot(what, release, () => render(received));
    },
  };
}

function kindOf(route: string): 'upload' | 'assistant' | 'form' {
  if (isUpload(route)) return 'upload';
  return route.startsWith('/api/chat/') ? 'assistant' : 'form';
}
