/** Recovery codes, shown once. */

import { Button } from '../shell/button.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/texts.ts';

export function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <Dialog title={say('web.account.codes')} onClose={onClose}>
      <p>{say('web.account.codesAbout')}</p>
      <ul class="account-codes figures">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="main" label={say('web.account.codesSeen')} onPress={onClose} />
    </Dialog>
  );
}
