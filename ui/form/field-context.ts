/** Carries a field's id and aria links to whichever kit control stands inside it, however deep. */

import { createContext, useContext } from 'react';

export interface FieldLinks {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

export const FieldContext = createContext<FieldLinks>({});

/** The control's own props win over what the field around it says. */
export const useFieldLinks = <P extends object>(props: P): P => ({ ...useContext(FieldContext), ...props });
