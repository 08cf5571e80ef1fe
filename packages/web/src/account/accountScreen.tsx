/** One's account: a way in for guests, everything about it for who has one. */

import { useEffect, useState } from 'preact/hooks';
import '../lobby/lobby.css';
import { enterAgain, visitor } from '../online/connection.ts';
import { faultText } from '../online/faults.ts';
import { say } from '../words/words.ts';
import './account.css';
import { CodesDialog } from './codesDialog.tsx';
import { Entry } from './entry.tsx';
import { Keeping } from './keeping.tsx';

export default function AccountScreen() {
  const [fault, setFault] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  useEffect(() => {
    enterAgain().catch((error: unknown) => setFault(faultText(error)));
  }, []);
  const who = visitor.value;
  return (
    <main class="lobby">
      <h1>{who?.type === 'account' ? say('web.account.hello', { name: who.name }) : say('web.account.title')}</h1>
      <p class="lobby-fault" role="alert">
        {fault}
      </p>
      {who?.type === 'account' ? (
        <Keeping name={who.name} onCodes={setCodes} onFault={setFault} />
      ) : (
        <Entry guest={who?.name} onCodes={setCodes} onFault={setFault} />
      )}
      {codes.length === 0 ? null : <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </main>
  );
}
