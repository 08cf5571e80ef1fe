/** Ways into an account: make one, log in by password or passkey, or come back with a recovery code. */

import { useState } from 'preact/hooks';
import { api, entered } from '../online/connection.ts';
import { faultText } from '../online/faults.ts';
import { Button } from '../shell/button.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/words.ts';
import { CODE, FieldsForm, NAME, NEW_PASSWORD, PASSWORD } from './fields.tsx';
import { canUsePasskeys, logInByPasskey } from './passkeys.ts';

interface EntryProps {
  /** The name of the guest who looks, if they are anybody. */
  readonly guest: string | undefined;
  onCodes(codes: readonly string[]): void;
  onFault(fault: string): void;
}

const WAYS = ['logIn', 'new', 'recover'] as const;
type Way = (typeof WAYS)[number];

export function Entry({ guest, onCodes, onFault }: EntryProps) {
  const [way, setWay] = useState<Way>('new');
  const failed = (error: unknown): void => onFault(faultText(error));
  const run = async (work: () => Promise<void>): Promise<void> => {
    onFault('');
    await work();
  };
  const make = async ({ name, fresh }: Readonly<Record<string, string>>): Promise<void> => {
    const made = await api.makeAccount(name, fresh);
    onCodes(made.recoveryCodes);
    entered(made.visitor);
  };
  const logIn = async ({ name, password }: Readonly<Record<string, string>>): Promise<void> => entered(await api.logIn(name, password));
  const recover = async ({ name, code, fresh }: Readonly<Record<string, string>>): Promise<void> =>
    entered(await api.recover(name, code, fresh));
  const forms = {
    new: { fields: [NAME, NEW_PASSWORD], button: 'web.account.new', work: make },
    logIn: { fields: [NAME, PASSWORD], button: 'web.account.logIn', work: logIn },
    recover: { fields: [NAME, CODE, NEW_PASSWORD], button: 'web.account.recover', work: recover },
  } as const;
  const { fields, button, work } = forms[way];
  return (
    <section class="panel lobby-panel">
      <p>{say('web.account.guest', { name: guest ?? 'none' })}</p>
      <p class="lobby-soft">{say('web.account.why')}</p>
      <ChoiceRow
        title={say('web.account.title')}
        values={WAYS}
        nameOf={(one: Way) => say(`web.account.${one}`)}
        chosen={way}
        onChoose={(one: Way) => setWay(one)}
      />
      <FieldsForm key={way} fields={fields} button={button} onSend={(values) => run(() => work(values))} onFault={failed} />
      {way === 'logIn' && canUsePasskeys() ? (
        <Button label={say('web.account.byPasskey')} onPress={() => void run(async () => entered(await logInByPasskey())).catch(failed)} />
      ) : null}
    </section>
  );
}
