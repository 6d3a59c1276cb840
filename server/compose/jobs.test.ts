import { expect, it } from 'vitest';
import { collectingLog } from '../../tests/support/collecting-log.ts';
import { answering, startHttpUpstream } from '../../tests/support/http-upstream.ts';
import { jobsAnswer } from '../../tests/support/jobs-answer.ts';
import { readConfig } from '../config.ts';
import { composeJobBoard, composeJobSource } from './jobs.ts';

const entry = { sys: { id: 'cook' }, fields: { title: 'Cook' } };
const entries = JSON.stringify({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100, items: [entry] });

it.each([
  ['answers', answering(200, jobsAnswer([{ id: 'cook', title: 'Cook' }]))],
  ['fails', answering(500, 'no')],
])(
  'the page of a job asks the backend once, with a second source behind it too: the backend %s',
  async (_, answer) => {
    const backend = await startHttpUpstream(answer);
    const contentful = await startHttpUpstream(answering(200, entries));
    const config = readConfig({
      BACKEND_URL: backend.url,
      CONTENTFUL_URL: contentful.url,
      CONTENTFUL_SPACE_ID: 'space',
      CONTENTFUL_ACCESS_TOKEN: 'token',
    });
    const log = collectingLog();
    const board = composeJobBoard(config, {
      primary: composeJobSource(config, log),
      log,
      onChange: () => {},
    });
    const found = await board.read('cook', 'https://wrenfold.example');
    expect(found).toMatchObject({ kind: 'found', value: { job: { title: 'Cook' } } });
    expect(backend.requests).toHaveLength(1);
    await Promise.all([backend.close(), contentful.close()]);
  },
);
