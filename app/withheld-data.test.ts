import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { expect, it } from 'vitest';
import { foundData, withhold } from './withheld-data.ts';

const jobs = { jobs: ['Night Support Worker'] };

function loaderOf(answer: unknown, isPage = true) {
  const module = { loader: async () => answer, ...(isPage && { default: () => null }) };
  const route = { id: 'page', path: 'page', module };
  const routes = withhold({ page: route } as unknown as Parameters<typeof withhold>[0]);
  return async () => routes.page?.module.loader?.({} as LoaderFunctionArgs);
}

it('what a page’s loader found is not written out by whoever is given its answer', async () => {
  const token = await loaderOf(jobs)();
  expect(JSON.stringify(token)).toBe('{}');
  expect(foundData({ page: token, other: jobs })).toEqual({ page: jobs, other: jobs });
});

it('a status goes on with what was found', async () => {
  const answer = (await loaderOf(data(jobs, { status: 503 }))()) as ReturnType<typeof data>;
  expect(answer.init).toEqual({ status: 503 });
  expect(foundData({ page: answer.data })).toEqual({ page: jobs });
});

it('an answer of its own, and what an endpoint answers, goes on as it is', async () => {
  const moved = redirect('/careers');
  expect(await loaderOf(moved)()).toBe(moved);
  expect(await loaderOf(jobs, false)()).toBe(jobs);
});
