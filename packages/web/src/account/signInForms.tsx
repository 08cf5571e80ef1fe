/** Ways into an account: make one, log in by password or passkey, or come back with a recovery code. */

import { useState } from 'preact/hooks';
import { api, becomeVisitor } from '../online/connection.ts';
import { serverErrorText } from '../online/serverErrorText.ts';
import { Button } from '../shell/button.tsx';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { CODE_FIELD, FieldsForm, NAME_FIELD, NEW_PASSWORD_FIELD, PASSWORD_FIELD } from './fieldsForm.tsx';
import { canUsePasskeys, logInByPasskey } from './passkeys.ts';

interface SignInFormsProps {
  /** The name of the present guest, if there is a session. */
  readonly guest: string | undefined;
  onCodes(codes: readonly string[]): void;
  onFault(fault: string): void;
}

const WAYS = ['logIn', 'new', 'recover'] as const;
type SignInWay = (typeof WAYS)[number];

export function SignInForms({ guest, onCodes, onFault }: SignInFormsProps) {
  const [way, setWay] = useState<SignInWay>('new');
  const failed = (error: unknown): void => onFault(serverErrorText(error));
  const run = async (work: () => Promise<void>): Promise<void> => {
    onFault('');
    await work();
  };
  const make = async ({ name, fresh }: Readonly<Record<string, string>>): Promise<void> => {
    const made = await api.makeAccount(name, fresh);
    onCodes(made.recoveryCodes);
    becomeVisitor(made.visitor);
  };
  const logIn = async ({ name, password }: Readonly<Record<string, string>>): Promise<void> =>
    becomeVisitor(await api.logIn(name, password));
  const recover = async ({ name, code, fresh }: Readonly<Record<string, string>>): Promise<void> =>
    becomeVisitor(await api.recover(name, code, fresh));
  const forms = {
    new: { fields: [NAME_FIELD, NEW_PASSWORD_FIELD], button: 'web.account.new', work: make },
    logIn: { fields: [NAME_FIELD, PASSWORD_FIELD], button: 'web.account.logIn', work: logIn },
    recover: { fields: [NAME_FIELD, CODE_FIELD, NEW_PASSWORD_FIELD], button: 'web.account.recover', work: recover },
  } as const;
  const { fields, button, work } = forms[way];
  return (
    <section class="panel lobby-panel">
      <p>{say('web.account.guest', { name: guest ?? 'none' })}</p>
      <p class="lobby-soft">{say('web.account.why')}</p>
      <ChoiceRow
        title={say('web.account.title')}
        values={WAYS}
        nameOf={(one: SignInWay) => say(`web.account.${one}`)}
        chosen={way}
        onChoose={(one: SignInWay) => setWay(one)}
      />
      <FieldsForm key={way} fields={fields} button={button} onSend={(values) => run(() => work(values))} onFault={failed} />
      {way === 'logIn' && canUsePasskeys() ? (
        <Button
          label={say('web.account.byPasskey')}
          onPress={() => void run(async () => becomeVisitor(await logInByPasskey())).catch(failed)}
        />
      ) : null}
    </section>
  );
}
