/** The account page: forms to sign in for guests, all settings for owners of an account. */

import { useEffect, useState } from 'preact/hooks';
import '../lobby/lobby.css';
import { resumeVisit, visitor } from '../online/connection.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { say } from '../words/texts.ts';
import './account.css';
import { AccountPanels } from './accountPanels.tsx';
import { CodesDialog } from './codesDialog.tsx';
import { SignInForms } from './signInForms.tsx';

export default function AccountScreen() {
  const [fault, setFault] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    resumeVisit().catch((error: unknown) => setFault(serverErrorText(error)));
  }, []);
  const who = visitor.value;
  return (
    <main class="lobby">
      <h1>{who?.type === 'account' ? say('web.account.hello', { name: who.name }) : say('web.account.title')}</h1>
      <p class="lobby-fault" role="alert">
        {fault}
      </p>
      {who?.type === 'account' ? (
        <AccountPanels name={who.name} onCodes={setCodes} onFault={setFault} />
      ) : (
        <SignInForms guest={who?.name} onCodes={setCodes} onFault={setFault} />
      )}
      {codes.length === 0 ? null : <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </main>
  );
}
