/** The armies of the person at this machine: the one that was deployed last on each board, and those with names. Nobody else may read the file. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface SavedRows {
  readonly name: string;
  /** The front first, as the owner saw them. */
  readonly rows: readonly string[];
}

interface Stored {
  /** By board; see `boardCode`. */
  readonly last: Readonly<Record<string, readonly string[]>>;
  readonly named: Readonly<Record<string, readonly SavedRows[]>>;
}

export class StoredArmies {
  readonly #file: string;
  #stored: Stored;

  constructor(home: string) {
    this.#file = path.join(home, '.flagfall', 'armies.json');
    this.#stored = read(this.#file);
  }

  lastOn(board: string): readonly string[] | undefined {
    return this.#stored.last[board];
  }

  namedOn(board: string): readonly SavedRows[] {
    return this.#stored.named[board] ?? [];
  }

  keepLast(board: string, rows: readonly string[]): void {
    this.#write({ ...this.#stored, last: { ...this.#stored.last, [board]: rows } });
  }

  /** Under a name that is there already it takes the place of the older one. Returns whether it could be stored. */
  save(board: string, army: SavedRows): boolean {
    return this.#write(this.#withNamed(board, [...this.#others(board, army.name), army]));
  }

  remove(board: string, name: string): boolean {
    return this.#write(this.#withNamed(board, this.#others(board, name)));
  }

  #others(board: string, name: string): readonly SavedRows[] {
    return this.namedOn(board).filter((army) => army.name !== name);
  }

  #withNamed(board: string, named: readonly SavedRows[]): Stored {
    return { ...this.#stored, named: { ...this.#stored.named, [board]: named } };
  }

  /** Whole or not at all. A home that takes nothing keeps no army, and the game goes on. */
  #write(stored: Stored): boolean {
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      const draft = `${this.#file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(stored), { mode: 0o600 });
      renameSync(draft, this.#file);
    } catch {
      return false;
    }
    this.#stored = stored;
    return true;
  }
}

/** What cannot be read is as good as nothing. Whoever uses the rows checks them. */
function read(file: string): Stored {
  try {
    const { last, named }: Partial<Stored> = JSON.parse(readFileSync(file, 'utf8'));
    return { last: { ...last }, named: { ...named } };
  } catch {
    return { last: {}, named: {} };
  }
}
