// `npm run staff`: the settings of `.env`, where there is one, and the commands.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
await import('./main.ts');
