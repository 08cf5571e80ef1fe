/** Buttons: with words and perhaps a drawing before them, or with a drawing alone that is named. */

import type { ButtonHTMLAttributes } from 'preact';
import { Icon, type IconName } from '../art/icons.tsx';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'icon' | 'label' | 'onClick' | 'type'> {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: IconName | undefined;
  /** The most likely action, one that cannot be undone, or a minor one. */
  readonly look?: 'main' | 'danger' | 'quiet' | undefined;
  readonly class?: string;
}

export function Button({ label, onPress, icon, look, class: name, ...rest }: ButtonProps) {
  const classes = ['button', look === undefined ? '' : `button-${look}`, name ?? ''].filter((each) => each !== '');
  return (
    <button type="button" class={classes.join(' ')} onClick={() => onPress()} {...rest}>
      {icon === undefined ? null : <Icon name={icon} />}
      {label}
    </button>
  );
}

export function IconButton({ label, onPress, icon, ...rest }: Omit<ButtonProps, 'class' | 'look'> & { readonly icon: IconName }) {
  return (
    <button type="button" class="button button-icon" aria-label={label} title={label} onClick={() => onPress()} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
