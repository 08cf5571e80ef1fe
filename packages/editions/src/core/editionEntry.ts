/** What the list of editions has of each. The `entry.ts` in the folder of an edition brings it together. */

import type { Cell, Deployment, Edition, Rules } from '@flagfall/engine';
import type { Booklet } from './booklet.ts';
import type { DeploymentLibrary } from './library.ts';
import type { NameTables } from './names.ts';

export interface EditionEntry {
  readonly edition: Edition;
  readonly names: NameTables;
  readonly booklet: Booklet;
  /** Deployments in rows; absent where a draft decides the home zones. */
  readonly library?: DeploymentLibrary;
  /** There, deployments for the zones that a seat has drafted. */
  readonly draftLibrary?: readonly DraftDeployment[];
  /** A map in rows of slots, for screens of characters. Zones that border share a side of a slot; `^^` is rock, `~~` a lake, `..` the sea. */
  readonly slots?: string;
}

export interface DraftDeployment {
  readonly name: string;
  deploymentOn(rules: Rules, home: readonly Cell[]): Deployment;
}
