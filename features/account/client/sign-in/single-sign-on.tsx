/** The way through the organisation's own sign-in, where one is configured, and what to say when it failed. */

import { KeyRound } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { loginPage, SIGN_ON_FAILURES } from '../../contract.ts';
import { FormAlert } from '../form-alert.tsx';

/** The server comes back with a code in ?error=; only sentences of our own are shown. */
function failureMessage(): string | undefined {
  const code = new URLSearchParams(location.search).get('error');
  if (code === null) return undefined;
  return Object.hasOwn(SIGN_ON_FAILURES, code)
    ? SIGN_ON_FAILURES[code as keyof typeof SIGN_ON_FAILURES]
    : SIGN_ON_FAILURES.other;
}

export function SingleSignOn({ isOffered }: { isOffered: boolean }) {
  const failure = failureMessage();
  if (!isOffered && !failure) return null;
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      <FormAlert message={failure} />
      {isOffered && (
        <>
          <Button asChild variant="outline" size="lg">
            <a href={loginPage.path}>
              <KeyRound /> {t('Continue with single sign-on')}
            </a>
          </Button>
          <p className="flex items-center gap-3 text-muted-foreground text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            {t('or with a password')}
          </p>
        </>
      )}
    </div>
  );
}
