// npm in a build reaches the registry the way npm on this machine does. Its settings are mounted while the build runs and never become part of an image.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { runNpm } from '../npm.mjs';

/** Where npm inside looks for the settings of the machine, its cache, and the certificates that the settings name. */
const INSIDE = { settings: '/usr/local/etc/npmrc', cache: '/root/.npm', certificates: '/run/certificates.pem' };

/** Values that npm may have from its files, from the environment or by default. */
const NAMES = ['registry', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl'] as const;

/** Writes the settings into a folder and returns what has to be mounted: `host:inside`. */
export function npmVolumes(folder: string): readonly string[] {
  const { output } = runNpm(['config', 'list', '--json', '--loglevel=error'], { cwd: folder, quiet: true });
  const config: Readonly<Record<string, unknown>> = JSON.parse(output);
  // Whole files first, for what a registry may ask to be told of it; npm lists no such values.
  const files = [config.globalconfig, config.userconfig].map(String).filter((file) => existsSync(file));
  const lines = NAMES.flatMap((name) => (isGiven(config[name]) ? [`${name}=${config[name]}`] : []));
  const settings = [...files.map(readSettings), ...lines, `cache=${INSIDE.cache}`, `cafile=${INSIDE.certificates}`];
  const [settingsFile, certificatesFile] = [path.join(folder, 'npmrc'), path.join(folder, 'certificates.pem')];
  writeFileSync(settingsFile, `${settings.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(certificatesFile, certificates(config.cafile));
  return [`${settingsFile}:${INSIDE.settings}:ro`, `${certificatesFile}:${INSIDE.certificates}:ro`, `${config.cache}:${INSIDE.cache}`];
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && String(value) !== '';
}

/** A settings file may name variables, which the build does not have. */
function readSettings(file: string): string {
  return readFileSync(file, 'utf8').replace(/\$\{(\w+)\??\}/g, (whole, name: string) => process.env[name] ?? whole);
}

/** Those that npm here was told to use instead of Node's own, or Node's own and what the environment adds. */
function certificates(cafile: unknown): string {
  if (typeof cafile === 'string' && existsSync(cafile)) return readFileSync(cafile, 'utf8');
  const extra = process.env.NODE_EXTRA_CA_CERTS ?? '';
  return [...rootCertificates, ...(existsSync(extra) ? [readFileSync(extra, 'utf8')] : [])].join('\n');
}
