/** The passkeys of an account: which there are, a new one, none any more. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/connection.ts';
import { Button } from '../shell/button.tsx';
import { dateText } from '../words/dates.ts';
import { say } from '../words/texts.ts';
import { FieldsForm, PASSWORD_AGAIN_FIELD } from './fieldsForm.tsx';
import { addPasskey } from './passkeys.ts';

interface Passkey {
  readonly id: string;
  readonly label: string;
}

export function PasskeyList({ onFault }: { readonly onFault: (error: unknown) => void }) {
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const load = (): Promise<void> => api.passkeys().then(({ passkeys }) => setKeys(passkeys));
  useEffect(() => {
    load().catch(onFault);
  }, []);
  const add = async ({ current }: Readonly<Record<string, string>>): Promise<void> => {
    const date = dateText(Date.now(), { dateStyle: 'medium' });
    await addPasskey(current, say('web.account.passkeyName', { date }));
    await load();
  };
  return (
    <>
      <ul class="account-keys">
        {keys.map(({ id, label }) => (
          <li key={id}>
            {label}
            <Button label={say('web.account.passkeyRemove')} onPress={() => void api.removePasskey(id).then(load).catch(onFault)} />
          </li>
        ))}
      </ul>
      <FieldsForm fields={[PASSWORD_AGAIN_FIELD]} button="web.account.passkeyAdd" onSend={add} onFault={onFault} />
    </>
  );
}
