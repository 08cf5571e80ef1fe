/** Everything that people can do with their account. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api, becomeStranger } from '../online/connection.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { Link } from '../router/link.tsx';
import { goTo } from '../router/router.ts';
import { Button } from '../shell/button.tsx';
import { say } from '../words/texts.ts';
import { FieldsForm, NEW_PASSWORD_FIELD, PASSWORD_AGAIN_FIELD } from './fieldsForm.tsx';
import { PasskeyList } from './passkeyList.tsx';
import { canUsePasskeys } from './passkeys.ts';

interface AccountPanelsProps {
  readonly name: string;
  onCodes(codes: readonly string[]): void;
  onFault(fault: string): void;
}

export function AccountPanels({ name, onCodes, onFault }: AccountPanelsProps) {
  const [note, setNote] = useState('');
  const failed = (error: unknown): void => onFault(serverErrorText(error));
  const run = async (work: Promise<unknown>): Promise<void> => {
    onFault('');
    setNote('');
    await work;
    setNote(say('web.account.done'));
  };
  const leave = async (work: Promise<unknown>): Promise<void> => {
    await work;
    becomeStranger();
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
          fields={[PASSWORD_AGAIN_FIELD]}
          button="web.account.codesNew"
          onSend={async ({ current }) => onCodes((await api.newRecoveryCodes(current)).recoveryCodes)}
          onFault={failed}
        />
      </Part>
      <Part title={say('web.account.change')}>
        <FieldsForm
          fields={[PASSWORD_AGAIN_FIELD, NEW_PASSWORD_FIELD]}
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
          fields={[PASSWORD_AGAIN_FIELD]}
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
