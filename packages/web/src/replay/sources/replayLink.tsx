/** The way from a game that is over to its replay, for the game that the address names: of this device, or of the server. */

import { goTo, route } from '../../router/router.ts';
import { Button } from '../../shell/button.tsx';
import { say } from '../../words/texts.ts';
import { gameAddress } from './addresses.ts';

export function ReplayLink() {
  const { screen, given } = route.value;
  const watch = (): void => {
    goTo('replay');
    history.replaceState(null, '', gameAddress(screen === 'online' ? 'online' : 'game', given.game));
  };
  return <Button icon="eye" label={say('web.replay.again')} onPress={watch} />;
}
