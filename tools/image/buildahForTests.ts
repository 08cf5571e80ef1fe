// buildah with a storage of its own, so that a test of the image leaves nothing on the machine. It needs no daemon.

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What the Dockerfile told the runtime, in Docker's own words. */
export interface ImageConfig {
  readonly User: string;
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Env: readonly string[];
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
  readonly StopSignal: NodeJS.Signals;
}

export interface Build {
  readonly context: string;
  /** The path of the Dockerfile inside the context. */
  readonly file: string;
  readonly tag: string;
  /** `host:inside:ro`, mounted while commands run and no part of the image. */
  readonly volumes?: readonly string[];
}

export class Buildah {
  readonly #program: string;
  readonly #folder: string;

  constructor(program: string, folder: string) {
    this.#program = program;
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The whole command line of one of its commands. */
  commandLine(...words: readonly string[]): readonly [string, ...string[]] {
    return [this.#program, '--root', path.join(this.#folder, 'storage'), '--runroot', path.join(this.#folder, 'run'), ...words];
  }

  /** The output of a command. Throws with everything it wrote when it fails. */
  run(...words: readonly string[]): string {
    const [program, ...args] = this.commandLine(...words);
    const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
    if (status !== 0) throw new Error(`buildah ${words.join(' ')}: ${error?.message ?? `exit code ${status}`}\n${stdout}\n${stderr}`);
    return stdout.trim();
  }

  /** Builds an image and returns what was printed on the way. Only images that are here already are used. */
  build({ context, file, tag, volumes = [] }: Build): string {
    const options = ['--isolation=chroot', '--layers', '--format=docker', '--pull=never', ...volumes.flatMap((one) => ['--volume', one])];
    return this.run('build', ...options, '--file', path.join(context, file), '--tag', tag, context);
  }

  config(image: string): ImageConfig {
    return JSON.parse(this.run('inspect', '--type=image', image)).Docker.config;
  }

  /** The bytes of each layer, the lowest first. */
  layerSizes(image: string): readonly number[] {
    const { layers } = JSON.parse(JSON.parse(this.run('inspect', '--type=image', image)).Manifest);
    return layers.map(({ size }: { readonly size: number }) => size);
  }

  /** Ends everything and deletes it. */
  remove(): void {
    this.run('rm', '--all');
    this.run('rmi', '--all', '--force');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
