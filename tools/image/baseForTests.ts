// The base image of the Dockerfile, made here: a minimal Debian by debootstrap, the Node that runs us, and npm. No image registry is used.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findPart } from '@flagfall/testkit/parts';
import { runNpm } from '../npm.mjs';
import { repositoryRoot } from '../paths.ts';
import type { Buildah } from './buildahForTests.ts';

/** The name that `FROM` asks for. */
export const BASE = 'node:24-slim';

const NPM = 'npm@11.19.1';

const BASE_DOCKERFILE = `FROM scratch
ADD base.tar /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
# As in the real one, but there is no such script here: an image that would start through it does not start.
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["node"]
`;

const folder = path.join(repositoryRoot, '.cache', `base-image-${process.version}`);

/** Why images cannot be built and run on this machine; undefined where they can. */
export function whyNoImages(): string | undefined {
  if (process.platform !== 'linux') return 'images are built on Linux only';
  if (process.getuid?.() !== 0) return 'only root may change its root folder and mount';
  for (const part of [findPart('buildah'), findPart('debootstrap')]) if (!part.found) return part.why;
  if (!succeeds('chroot', '/', 'true')) return 'this machine allows no chroot';
  if (!succeeds('unshare', '--mount', 'mount', '--bind', '/tmp', '/tmp')) return 'this machine allows no mounts';
  try {
    if (!existsSync(folder)) makeArchive();
    return undefined;
  } catch (error) {
    return `no base image could be made: ${error instanceof Error ? error.message : error}`;
  }
}

/** Puts the base into a storage, under its usual name. */
export function addBase(buildah: Buildah): void {
  buildah.build({ context: folder, file: 'Dockerfile', tag: BASE });
}

/** Fills the folder of the cache. It is renamed last, so an interrupted attempt simply runs again. */
function makeArchive(): void {
  console.error('Making a base image once, for the long tests ...');
  mkdirSync(path.dirname(folder), { recursive: true });
  const started = mkdtempSync(`${folder}-`);
  try {
    const root = path.join(started, 'root');
    const { site, release } = debianSource();
    must('debootstrap', '--variant=minbase', release, root, site);
    addNode(root, started);
    must('chroot', root, 'useradd', '--uid=1000', '--user-group', '--create-home', 'node');
    for (const leftover of globSync(['var/cache/apt/archives/*.deb', 'var/lib/apt/lists/*'], { cwd: root }))
      rmSync(path.join(root, leftover), { recursive: true, force: true });
    must('chroot', root, 'npm', '--version');
    must('tar', '--create', `--file=${path.join(started, 'base.tar')}`, `--directory=${root}`, '.');
    rmSync(root, { recursive: true, force: true });
    writeFileSync(path.join(started, 'Dockerfile'), BASE_DOCKERFILE);
    renameSync(started, folder);
  } finally {
    rmSync(started, { recursive: true, force: true });
  }
}

/** Where this machine's own packages come from. */
function debianSource(): { readonly site: string; readonly release: string } {
  const targets = must('apt-get', 'indextargets', '--format', '$(SITE) $(RELEASE) $(COMPONENT)', 'Created-By: Packages');
  const [site, release] =
    targets
      .split('\n')
      .find((line) => line.endsWith(' main'))
      ?.split(' ') ?? [];
  if (site === undefined || release === undefined) throw new Error('apt names no source of packages');
  return { site, release };
}

/** npm comes from the registry: one that the system installed may be spread over many folders. */
function addNode(root: string, scratch: string): void {
  const local = path.join(root, 'usr/local');
  const npm = path.join(local, 'lib/node_modules/npm');
  copyFileSync(process.execPath, path.join(local, 'bin/node'));
  chmodSync(path.join(local, 'bin/node'), 0o755);
  const { ok, output } = runNpm(['pack', NPM, '--silent'], { cwd: scratch, quiet: true });
  const [archive] = globSync(path.join(scratch, 'npm-*.tgz'));
  if (!ok || archive === undefined) throw new Error(`${NPM} could not be fetched:\n${output}`);
  mkdirSync(npm, { recursive: true });
  must('tar', '--extract', `--file=${archive}`, `--directory=${npm}`, '--strip-components=1');
  chmodSync(path.join(npm, 'bin/npm-cli.js'), 0o755);
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
}

function succeeds(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/** The output of a program. Throws with its last words when it fails. */
function must(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status === 0) return stdout;
  const words = (error?.message ?? `${stdout}\n${stderr}`).trim().split('\n').slice(-3).join(' ');
  throw new Error(`${program}: ${words}`);
}
