// Biome's own launcher package cannot be installed where a registry lacks one of its platform packages,
// so the project depends on the platform binaries and starts the one that fits this machine.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const binary = require.resolve(`@biomejs/cli-${process.platform}-${process.arch}/biome`);
process.exit(spawnSync(binary, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1);
