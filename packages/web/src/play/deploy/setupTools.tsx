/** The buttons of a set-up: undo and redo, other armies, and that one is ready. Where there is no room for their names, the drawings stand alone. */

import { useEffect, useState } from 'preact/hooks';
import { Icon, type IconName } from '../../art/icons.tsx';
import { say } from '../../words/texts.ts';
import { ArmiesDialog, type ArmiesProps } from './armiesDialog.tsx';

interface ToolsProps extends Omit<ArmiesProps, 'onClose'> {
  readonly isAsked: boolean;
  onReady(): void;
}

export function SetupTools({ isAsked, onReady, ...armies }: ToolsProps) {
  const { deploying } = armies;
  const [isChoosing, setChoosing] = useState(false);
  useUndoKeys(armies);
  return (
    <div class="setup-tools">
      <Tool icon="undo" label={say('web.deploy.undo')} disabled={!deploying.canUndo} onPress={() => deploying.undo()} />
      <Tool icon="redo" label={say('web.deploy.redo')} disabled={!deploying.canRedo} onPress={() => deploying.redo()} />
      {deploying.rules.board.isGrid ? <Tool icon="mirror" label={say('web.deploy.mirror')} onPress={() => deploying.mirror()} /> : null}
      <Tool icon="trash" class="deploy-clear" label={say('web.deploy.clear')} onPress={() => deploying.clear()} />
      <Tool icon="shuffle" class="deploy-another" label={say('web.deploy.next')} onPress={() => deploying.another()} />
      <Tool icon="save" class="deploy-armies" label={say('web.deploy.saved')} onPress={() => setChoosing(true)} />
      <button type="button" class="button button-main deploy-ready" disabled={!deploying.isReady || !isAsked} onClick={onReady}>
        {say('web.deploy.ready')}
      </button>
      {isChoosing ? <ArmiesDialog {...armies} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
  readonly disabled?: boolean;
  onPress(): void;
}

function Tool({ icon, label, class: name = '', disabled = false, onPress }: ToolProps) {
  return (
    <button type="button" class={`button setup-tool ${name}`} title={label} disabled={disabled} onClick={() => onPress()}>
      <Icon name={icon} />
      <span class="setup-toolName">{label}</span>
    </button>
  );
}

/** As in every editor. In a field they belong to its text. */
function useUndoKeys({ deploying }: Pick<ArmiesProps, 'deploying'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null;
      if (isWriting || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) deploying.redo();
      else deploying.undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [deploying]);
}
