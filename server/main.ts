import type { Prices } from '#domain/content/services/prices.ts';
import { areCurrent, prices } from '#domain/prices/current-prices.ts';
import { refuseSamples } from './compose/samples.ts';
import { compose } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { ListenError, listen, startupBanner } from './http/listen.ts';
import { loadBuild } from './load-build.ts';
import { LookupError } from './postcodes/postcode-lookup.ts';
import { DatabaseError } from './store/database.ts';

const CHECK_MS = 5 * 60_000;

/** Sentences about prices are made once, as the process starts. */
function askForSuccessor(shown: Prices): void {
  if (!areCurrent(shown, new Date())) process.send?.('outdated');
}

async function start(): Promise<void> {
  const config = readConfig();
  await refuseSamples(config);
  const app = await compose(config, await loadBuild());
  const end = () => app.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  const address = await listen(app, config);
  console.log(startupBanner(config, address));
  // From `serve.ts`, which starts it, and its successor.
  const retire = app.getDecorator<() => Promise<void>>('retire');
  process.on('message', (message) => (message === 'retire' ? retire().then(end) : end()));
  process.send?.('listening');
  if (prices) setInterval(askForSuccessor, CHECK_MS, prices).unref();
}

start().catch((error: unknown) => {
  // An operator needs these errors' sentence, and of a bug the stack.
  const forOperators = [ConfigError, DatabaseError, ListenError, LookupError].some(
    (kind) => error instanceof kind,
  );
  console.error(forOperators && error instanceof Error ? error.message : error);
  process.exit(1);
});
