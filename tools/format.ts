// Formats every file, sorts imports and applies the lint fixes that are safe.

import { runScript, scriptOf } from './programs.ts';

process.exitCode = runScript(scriptOf('biome'), ['check', '--write', ...process.argv.slice(2)]);
