import { refuseSamples } from './compose/samples.ts';
import { compose } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';
import { ListenError, listen, startupBanner } from './http/listen.ts';
import { loadBuild } from './load-build.ts';
import { LookupError } from './postcodes/postcode-lookup.ts';
import { DatabaseError } from './store/database.ts';

async function start(): Promise<void> {
  const config = readConfig();
  await refuseSamples(config);
  const app = await compose(config, await loadBuild());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => app.close().then(() => process.exit(0)));
  }
  const address = await listen(app, config);
  console.log(startupBanner(config, address));
}

start().catch((error: unknown) => {
  // An operator needs these errors' sentence, and of a bug the stack.
  const forOperators = [ConfigError, DatabaseError, ListenError, LookupError].some(
    (kind) => error instanceof kind,
  );
  console.error(forOperators && error instanceof Error ? error.message : error);
  process.exit(1);
});
