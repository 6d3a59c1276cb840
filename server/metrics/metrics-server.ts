import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

export function createMetricsServer({ text }: Pick<Metrics, 'text'>): Server {
  return createServer({ requestTimeout: 10_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const body = await text().catch(() => null);
    if (body === null) return void response.writeHead(500).end();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
}
