/** The way through the organisation's own sign-in, where one is configured, and what to say when it failed. */

import { KeyRound } from 'lucide-react';
import { Button } from '#ui/form/button.tsx';
import { loginPage } from '../contract.ts';
import { FormAlert } from './form-alert.tsx';

/**
 * The server comes back with ?error= when the provider failed. Its text is not shown: anybody could put words of
 * their own into such a link.
 */
const hasFailed = (): boolean => new URLSearchParams(location.search).has('error');

export function SingleSignOn({ isOffered }: { isOffered: boolean }) {
  const failure = hasFailed()
    ? 'Single sign-on did not work. Please try again, or ask your administrator whether your account is active.'
    : undefined;
  if (!isOffered && !failure) return null;
  return (
    <div className="mb-6 grid gap-4">
      <FormAlert message={failure} />
      {isOffered && (
        <>
          <Button asChild variant="outline" size="lg">
            <a href={loginPage.path}>
              <KeyRound /> Continue with single sign-on
            </a>
          </Button>
          <p className="flex items-center gap-3 text-muted-foreground text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
            or with a password
          </p>
        </>
      )}
    </div>
  );
}
