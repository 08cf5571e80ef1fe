/** A small form: a few fields, one button. It clears its fields on success. */

import type { MessageId } from '@flagfall/messages';
import { useId, useState } from 'preact/hooks';
import { say } from '../words/texts.ts';

export interface FormField {
  readonly key: string;
  readonly label: MessageId;
  readonly type: 'text' | 'password';
  /** What a keeper of passwords calls it. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code';
}

interface FormProps {
  readonly fields: readonly FormField[];
  readonly button: MessageId;
  readonly isDangerous?: boolean;
  /** Throws what the server refuses. */
  onSend(values: Readonly<Record<string, string>>): Promise<void>;
  onFault(error: unknown): void;
}

export function FieldsForm({ fields, button, isDangerous = false, onSend, onFault }: FormProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await onSend(values);
      setValues({});
    } catch (error) {
      onFault(error);
    }
    setBusy(false);
  };
  return (
    <form
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          value={values[field.key] ?? ''}
          onInput={(value) => setValues({ ...values, [field.key]: value })}
        />
      ))}
      <button type="submit" class={isDangerous ? 'button button-danger' : 'button button-main'} disabled={isBusy}>
        {say(button)}
      </button>
    </form>
  );
}

interface RowProps {
  readonly field: FormField;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function FieldRow({ field: { key, label, type, autocomplete }, value, onInput }: RowProps) {
  const id = useId();
  const same = { id, required: true, name: key, autocomplete, value } as const;
  const typed = (event: { readonly currentTarget: HTMLInputElement }): void => onInput(event.currentTarget.value);
  return (
    <label for={id}>
      {say(label)}
      {type === 'password' ? <input type="password" {...same} onInput={typed} /> : <input type="text" {...same} onInput={typed} />}
    </label>
  );
}

export const NAME_FIELD: FormField = { key: 'name', label: 'web.account.name', type: 'text', autocomplete: 'username' };
export const PASSWORD_FIELD: FormField = {
  key: 'password',
  label: 'web.account.password',
  type: 'password',
  autocomplete: 'current-password',
};
export const NEW_PASSWORD_FIELD: FormField = {
  key: 'fresh',
  label: 'web.account.newPassword',
  type: 'password',
  autocomplete: 'new-password',
};
export const PASSWORD_AGAIN_FIELD: FormField = {
  key: 'current',
  label: 'web.account.current',
  type: 'password',
  autocomplete: 'current-password',
};
export const CODE_FIELD: FormField = { key: 'code', label: 'web.account.code', type: 'text', autocomplete: 'one-time-code' };
