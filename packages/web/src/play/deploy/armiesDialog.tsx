/** Armies to begin from: a suggestion, a random one, those that are saved on this device, and those of the book. */

import type { Deployment } from '@flagfall/engine';
import { boardCode, deploymentOf, rowsOf } from '@flagfall/seat';
import { Button } from '../../shell/button.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { SavePanel } from '../../studio/savePanel.tsx';
import { messages, say } from '../../words/texts.ts';
import type { DeployModel } from './deployModel.ts';

export interface ArmiesProps {
  readonly deploying: DeployModel;
  /** Two people share the screen: what one of them saved, the other would read. */
  readonly isShared: boolean;
  onSuggest(): void;
  onClose(): void;
}

export function ArmiesDialog({ deploying, isShared, onSuggest, onClose }: ArmiesProps) {
  const { rules, seat, library } = deploying;
  const set = (deployment: Deployment | undefined): void => {
    if (deployment !== undefined) deploying.place(deployment);
    onClose();
  };
  return (
    <Dialog title={say('web.deploy.saved')} class="armies" onClose={onClose}>
      {rules.board.isGrid ? (
        <SavePanel
          board={boardCode(rules.edition, rules.options)}
          rows={rowsOf(rules, seat, deploying.army.value)}
          mayKeep={!isShared}
          onLoad={(rows) => set(deploymentOf(rules, seat, rows))}
        />
      ) : null}
      <div class="dialog-ways">
        <Button
          label={say('web.deploy.suggest')}
          onPress={() => {
            onSuggest();
            onClose();
          }}
        />
        <Button
          class="deploy-random"
          label={say('web.deploy.random')}
          onPress={() => {
            deploying.random();
            onClose();
          }}
        />
      </div>
      <section class="armies-library">
        <h3>{say('web.studio.library')}</h3>
        <ul class="studio-armies">
          {library.map(({ name, deployment }) => (
            <li key={name}>
              <Button class="studio-army" label={messages().deploymentName(name)} onPress={() => set(deployment)} />
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
