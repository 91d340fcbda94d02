/** The page at /api/login: one card to sign in or to create an account. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { isNewHere } from '#platform/browser/sign-in/new-here.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { signInOptions } from '../../contract.ts';
import { SignInForm, type SignInStep } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

type Way = 'sign-in' | 'sign-up';

const HEADINGS: Record<Way, { title: string; text: string }> = {
  'sign-in': { title: t('Welcome back'), text: t('Sign in to continue where you left off.') },
  'sign-up': {
    title: t('Create your account'),
    text: t('One account for every tool. It takes half a minute.'),
  },
};

/** For somebody who shared files with the product without being signed in: they could not be kept. */
const AFTER_SHARING = t('Your files weren’t added. Sign in, then share them again.');

const CODE_HEADING = { title: t('Enter your code'), text: t('Find it in your authenticator app.') };

export function SignInPage() {
  const { data: options } = useQuery(apiQuery(signInOptions));
  const [chosen, setChosen] = useState<Way>();
  const [isNew] = useState(isNewHere);
  const canSignUp = options?.signUp !== false;
  /* With no account yet there is nothing to sign in to. */
  const way = chosen ?? (canSignUp && (isNew || options?.firstAccount) ? 'sign-up' : 'sign-in');
  const [step, setStep] = useState<SignInStep>('password');
  const isHalfIn = way === 'sign-in' && step === 'code';
  const { title, text } = isHalfIn ? CODE_HEADING : HEADINGS[way];
  const isSharing = !isHalfIn && new URLSearchParams(location.search).has('shared');

  return (
    <VisitorFrame title={title} text={isSharing ? AFTER_SHARING : text}>
      <Tabs
        value={way}
        onValueChange={(value) => setChosen(value as Way)}
        className="rounded-2xl border bg-card p-5 shadow-soft sm:p-7"
      >
        {!isHalfIn && <SingleSignOn isOffered={options?.oidc ?? false} />}
        {canSignUp && !isHalfIn && (
          <TabsList className="mb-6 flex w-full" aria-label={t('Sign in or create an account')}>
            <TabsTrigger value="sign-in">{t('Sign in')}</TabsTrigger>
            <TabsTrigger value="sign-up">{t('Create account')}</TabsTrigger>
          </TabsList>
        )}
        <TabsContent value="sign-in" className="mt-0" tabIndex={-1}>
          <SignInForm step={step} onStep={setStep} />
        </TabsContent>
        <TabsContent value="sign-up" className="mt-0" tabIndex={-1}>
          <SignUpForm isFirstAccount={options?.firstAccount ?? false} />
        </TabsContent>
      </Tabs>
    </VisitorFrame>
  );
}
