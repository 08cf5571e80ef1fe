// A container of an image: started as its Dockerfile says, as a runtime would, and stopped by the signal it asks for.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Buildah, ImageConfig } from './buildahForTests.ts';

export interface ContainerSettings {
  readonly buildah: Buildah;
  readonly image: string;
  /** The folder of the machine that stands for the volume. */
  readonly volume: string;
  readonly environment: Readonly<Record<string, string>>;
}

export class Container {
  readonly config: ImageConfig;
  /** Where its files are on this machine. */
  readonly files: string;
  readonly #settings: ContainerSettings;
  readonly #name: string;
  #process: ChildProcess | undefined;
  #written = '';

  constructor(settings: ContainerSettings) {
    const { buildah, image, volume } = settings;
    this.#settings = settings;
    this.config = buildah.config(image);
    this.#name = buildah.run('from', '--pull=never', image);
    this.files = buildah.run('mount', this.#name);
    const [place] = this.#places();
    // A runtime gives a new volume the owner that the folder has in the image.
    if (!existsSync(volume)) {
      const { uid, gid } = statSync(path.join(this.files, place));
      mkdirSync(volume);
      chownSync(volume, uid, gid);
    }
    // buildah would mount one of its own there.
    buildah.run('config', '--volume', `${place}-`, this.#name);
  }

  /** The output of the server. */
  get log(): string {
    return this.#written;
  }

  start(): void {
    const { Entrypoint, Cmd } = this.config;
    const [program, ...args] = this.#commandLine([...Entrypoint, ...Cmd]);
    // In its own process group, so that all of it can be killed at once.
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        this.#written += text.toString();
      });
    this.#process = child;
  }

  /** What one of the command's other words prints. */
  command(...words: readonly string[]): string {
    const [program, ...args] = this.#commandLine([...this.config.Entrypoint, ...words]);
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  }

  /** Asks the image's own health check. Throws when the server has ended. */
  isHealthy(): boolean {
    if (this.#process?.exitCode !== null) throw new Error(`the container has ended:\n${this.#written}`);
    const [kind, ...check] = this.config.Healthcheck.Test;
    if (kind !== 'CMD') throw new Error(`the health check goes through a shell: ${kind}`);
    const [program, ...args] = this.#commandLine(check);
    return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  }

  /** The first process of the container; those around it are buildah's. */
  get processId(): number {
    let pid = this.#process?.pid;
    while (pid !== undefined && path.basename(readlinkSync(`/proc/${pid}/exe`)).includes('buildah')) {
      // Any of its threads may have started the next one.
      const children: string[] = globSync(`/proc/${pid}/task/*/children`).flatMap((list) => readFileSync(list, 'utf8').match(/\d+/g) ?? []);
      pid = children.length === 0 ? undefined : Number(children[0]);
    }
    if (pid === undefined) throw new Error(`the container has no process:\n${this.#written}`);
    return pid;
  }

  /** Sends the stop signal of the image and returns the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (child === undefined) throw new Error('the container was not started');
    const gone = once(child, 'exit');
    process.kill(this.processId, this.config.StopSignal);
    await gone;
    return child.exitCode;
  }

  /** For the end of a test, whatever its result. */
  kill(): void {
    const { pid, exitCode } = this.#process ?? {};
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
  }

  #places(): readonly string[] {
    return Object.keys(this.config.Volumes);
  }

  #commandLine(words: readonly string[]): readonly [string, ...string[]] {
    const { buildah, volume, environment } = this.#settings;
    const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const volumes = this.#places().flatMap((place) => ['--volume', `${volume}:${place}`]);
    return buildah.commandLine('run', '--isolation=chroot', ...variables, ...volumes, this.#name, '--', ...words);
  }
}
