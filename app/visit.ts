import type { Handler as AnyHandler, Visit as AnyVisit, Route } from '#server/http/visit.ts';
import type { Services } from '#server/services.ts';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : object;

export type Visit<Path extends string = string> = AnyVisit<ParamsOf<Path>, Services>;

type Handler<Path extends string> = (visit: Visit<Path>) => Response | Promise<Response>;

export function get<Path extends string>(path: Path, handle: Handler<Path>): Route {
  return { method: 'GET', path, handle: handle as AnyHandler };
}

export function post<Path extends string>(path: Path, handle: Handler<Path>): Route {
  return { method: 'POST', path, handle: handle as AnyHandler };
}

type Params<Path extends string> = keyof ParamsOf<Path> extends never ? [] : [ParamsOf<Path>];

/** The address of a route with parameters: `href('/careers/:id', { id })`. */
export function href<Path extends string>(path: Path, ...[params]: Params<Path>): string {
  const values: Record<string, string> = { ...params };
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
