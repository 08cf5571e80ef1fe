/** A button that opens the rules; they are loaded at the first tap. */

import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import type RulesDialog from './rulesDialog.tsx';
import type { RulesProps } from './sections/rulesProps.ts';

interface RulesButtonProps extends RulesProps {
  readonly at?: string | undefined;
  readonly class: string;
  readonly icon?: IconName;
  readonly label: string;
  readonly onClose?: () => void;
}

type Loaded = ComponentType<Parameters<typeof RulesDialog>[0]>;

export function RulesButton({ rules, words, at, class: name, icon, label, onClose }: RulesButtonProps) {
  const [Shown, setShown] = useState<Loaded>();
  const open = async (): Promise<void> => {
    const { default: dialog } = await import('./rulesDialog.tsx');
    setShown(() => dialog);
  };
  const close = (): void => {
    setShown(undefined);
    onClose?.();
  };
  return (
    <>
      <button type="button" class={name} onClick={() => void open()}>
        {icon === undefined ? null : <Icon name={icon} />}
        {label}
      </button>
      {Shown === undefined ? null : <Shown rules={rules} words={words} at={at} onClose={close} />}
    </>
  );
}
