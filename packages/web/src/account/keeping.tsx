/** Everything that somebody can do about their account. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api, left } from '../online/connection.ts';
import { faultText } from '../online/faults.ts';
import { Link } from '../router/link.tsx';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/words.ts';
import { AGAIN, FieldsForm, NEW_PASSWORD } from './fields.tsx';
import { PasskeyList } from './passkeyList.tsx';
import { canUsePasskeys } from './passkeys.ts';

interface KeepingProps {
  readonly name: string;
  onCodes(codes: readonly string[]): void;
  onFault(fault: string): void;
}

export function Keeping({ name, onCodes, onFault }: KeepingProps) {
  const [note, setNote] = useState('');
  const failed = (error: unknown): void => onFault(faultText(error));
  const run = async (work: Promise<unknown>): Promise<void> => {
    onFault('');
    setNote('');
    await work;
    setNote(say('web.account.done'));
  };
  const leave = async (work: Promise<unknown>): Promise<void> => {
    await work;
    left();
    goTo('home');
  };
  return (
    <>
      <p role="status">{note}</p>
      <div class="lobby-answers account-ways">
        <Link to="person" given={{ name }} class="button">
          {say('web.account.profile')}
        </Link>
        <Button label={say('web.account.logOut')} onPress={() => void leave(api.logOut()).catch(failed)} />
      </div>
      {canUsePasskeys() ? (
        <Part title={say('web.account.passkeys')}>
          <PasskeyList onFault={failed} />
        </Part>
      ) : null}
      <Part title={say('web.account.codesNew')}>
        <FieldsForm
          fields={[AGAIN]}
          button="web.account.codesNew"
          onSend={async ({ current }) => onCodes((await api.newRecoveryCodes(current)).recoveryCodes)}
          onFault={failed}
        />
      </Part>
      <Part title={say('web.account.change')}>
        <FieldsForm
          fields={[AGAIN, NEW_PASSWORD]}
          button="web.account.change"
          onSend={({ current, fresh }) => run(api.changePassword(current, fresh))}
          onFault={failed}
        />
      </Part>
      <Part title={say('web.account.export')}>
        <Button label={say('web.account.exportGet')} onPress={() => void saveExport().catch(failed)} />
      </Part>
      <Part title={say('web.account.delete')}>
        <p>{say('web.account.deleteAbout')}</p>
        <FieldsForm
          fields={[AGAIN]}
          button="web.account.delete"
          isDangerous
          onSend={({ current }) => leave(api.deleteAccount(current))}
          onFault={failed}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details class="panel account-part">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

async function saveExport(): Promise<void> {
  const text = JSON.stringify(await api.exportAccount(), undefined, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'flagfall.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
