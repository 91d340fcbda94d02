/** One way for forms to check, send, wait and show what is wrong, on fields the browser itself keeps. */

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { isUnauthorizedError } from '#common/api-client.ts';
import { type FormErrors, formErrors } from './failure.ts';
import { goToSignIn } from './sign-in/sign-in.ts';

const NONE: FormErrors = { fields: {} };

export interface FormOptions<S extends z.ZodType> {
  schema: S;
  /** Turns the fields, by name, into what the schema checks. */
  read?: (fields: Record<string, string>) => unknown;
  send: (value: z.output<S>) => Promise<void>;
  /** At the sign-in form a 401 is an answer to show, not a reason to go there. */
  isSignIn?: boolean;
}

export function useForm<S extends z.ZodType>({ schema, read, send, isSignIn }: FormOptions<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>(NONE);
  const [pending, setPending] = useState(false);

  /* The first wrong field gets the focus, so that nobody has to look for it. */
  useEffect(() => {
    if (errors !== NONE) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const fields: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields[name] = value;
    const checked = schema.safeParse(read ? read(fields) : fields);
    if (!checked.success) {
      const wrong: Record<string, string> = {};
      for (const issue of checked.error.issues) wrong[issue.path.join('.')] ??= issue.message;
      setErrors({ fields: wrong });
      return;
    }
    setPending(true);
    setErrors(NONE);
    try {
      await send(checked.data);
    } catch (error) {
      if (isUnauthorizedError(error) && !isSignIn) goToSignIn();
      else setErrors(formErrors(error));
      setPending(false);
    }
  };

  return { errors, pending, formProps: { ref: form, onSubmit, noValidate: true } };
}
