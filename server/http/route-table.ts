import type { Handler, Route } from './visit.ts';

export type Handlers = Partial<Record<Route['method'], Handler>>;

export function groupByPath(routes: readonly Route[]): Map<string, Handlers> {
  const table = new Map<string, Handlers>();
  for (const { method, path, handle } of routes) {
    table.set(path, { ...table.get(path), [method]: handle });
  }
  return table;
}

export function allowedMethods({ GET, POST }: Handlers): string[] {
  return [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : [])];
}

/** @throws Error for a method that `allowedMethods` does not name */
export function handlerFor(handlers: Handlers, method: string): Handler {
  const handle = handlers[method === 'HEAD' ? 'GET' : (method as Route['method'])];
  if (!handle) throw new Error(`No handler takes ${method}`);
  return handle;
}
