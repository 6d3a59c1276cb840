import { data, type LoaderFunction, type ServerBuild } from 'react-router';

/** What the loaders of pages found, by what React Router was given in its place. */
const found = new WeakMap<object, unknown>();

/**
 * The same routes, with loaders that keep what they find to us: React Router would write it all out for a script, a
 * fifth of what a page costs, and no page has that script.
 */
export function withhold<Routes extends ServerBuild['routes']>(routes: Routes): Routes {
  const withheld = Object.entries(routes).map(([id, route]) => {
    const loader = route?.module.default && route.module.loader;
    return [id, loader ? { ...route, module: { ...route?.module, loader: withholding(loader) } } : route];
  });
  return Object.fromEntries(withheld);
}

function withholding(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const answer = await loader(args);
    if (answer instanceof Response) return answer;
    return isWithStatus(answer) ? data(tokenFor(answer.data), answer.init ?? undefined) : tokenFor(answer);
  };
}

function tokenFor(what: unknown): object {
  const token = {};
  found.set(token, what);
  return token;
}

type WithStatus = ReturnType<typeof data>;

const isWithStatus = (answer: unknown): answer is WithStatus =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';

/** What pages are rendered of. While prerendering nothing is withheld. */
export function foundData(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, token]) => [
      route,
      typeof token === 'object' && token !== null && found.has(token) ? found.get(token) : token,
    ]),
  );
}
