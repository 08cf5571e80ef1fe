/** What is wrong with a deployment or an option. */

import type { DeploymentFault, OptionFault } from '@flagfall/engine';

export const faults = {
  'deployment.unknownCell': 'There is no {ground, select, zones {zone} other {square}} "{cell}" on this board.',
  'deployment.outsideHome':
    '{ground, select, zones {The zone {cell} is not yours: use the zones of your own territories.} other {The square {cell} is not in your part of the board: use your own rows.}}',
  'deployment.unknownKind': 'Nobody in your army is called "{kind}", so nothing can stand on {cell}.',
  'deployment.tooMany':
    '{extra, plural, one {There is one piece too many of this kind: {kind}.} other {There are # pieces too many of this kind: {kind}.}}',
  'deployment.emptyTerritory': 'Nobody stands in the territory of {cell}: every territory must hold at least one piece.',
  'deployment.tooFew':
    '{missing, plural, one {One more piece of this kind must be placed: {kind}.} other {# more pieces of this kind must be placed: {kind}.}}',
  'option.fault.unknownOption': 'This game has no option "{key}"; its options are {known}.',
  'option.fault.badOption': 'The option "{key}" cannot be "{value}"; it can be {allowed}.',
} as const satisfies Readonly<Record<`deployment.${DeploymentFault['code']}` | `option.fault.${OptionFault['code']}`, string>>;
