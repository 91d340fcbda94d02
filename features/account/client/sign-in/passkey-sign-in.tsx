/** Signing in with a passkey: by a button, and inside of the e-mail field where the browser offers it there. */

import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { formErrors } from '#platform/browser/failure.ts';
import {
  askForPasskey,
  canSignInWithPasskey,
  offersInField,
} from '#platform/browser/sign-in/passkey-browser.ts';
import { consumeReturnPath } from '#platform/browser/sign-in/return-path.ts';
import { Button } from '#ui/form/button.tsx';
import { loginPasskey, loginPasskeyOptions } from '../../calls/security-calls.ts';
import { FormAlert } from '../form-alert.tsx';

/** The server's question is good for five minutes: an open page asks for a new one in time. */
const RENEW_MS = 4 * 60_000;

type Options = Awaited<ReturnType<typeof callApi<typeof loginPasskeyOptions>>>;

async function answer(options: Options, how?: { inField: boolean }): Promise<void> {
  const response = await askForPasskey(options, how);
  await callApi(loginPasskey, { body: { response } });
  location.assign(consumeReturnPath());
}

export function PasskeySignIn() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /* The server remembers its latest question only: the button waits for the field's, and then asks for its own. */
  const isPressed = useRef(false);
  const asking = useRef<Promise<unknown>>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    const waitInField = async () => {
      if (isPressed.current) return;
      const question = callApi(loginPasskeyOptions);
      asking.current = question.catch(() => undefined);
      const options = await question;
      if (!isPressed.current && !isGone) await answer(options, { inField: true });
    };
    /* Nobody asked for it: what goes wrong here is nobody's concern. */
    const wait = () => void waitInField().catch(() => undefined);
    void offersInField().then((isOffered) => {
      if (!isOffered || isGone) return;
      wait();
      timer = setInterval(wait, RENEW_MS);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);

  if (!canSignInWithPasskey()) return null;
  const onClick = async () => {
    isPressed.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      await asking.current;
      await answer(await callApi(loginPasskeyOptions));
    } catch (error) {
      setProblem(formErrors(error).form ?? t('That didn’t work. Please try again.'));
      setPending(false);
    }
  };
  return (
    <>
      <p className="flex items-center gap-3 text-muted-foreground text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('or')}
      </p>
      <FormAlert message={problem} />
      <Button variant="outline" size="lg" pending={pending} onClick={() => void onClick()}>
        <KeyRound /> {pending ? t('Waiting for your device...') : t('Sign in with a passkey')}
      </Button>
    </>
  );
}
