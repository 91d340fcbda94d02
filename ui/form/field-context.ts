/** Carries a field's id and aria links to whichever kit control stands inside it, however deep. */

import { createContext, useContext } from 'react';

export interface FieldLinks {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

export interface Field {
  links: FieldLinks;
  /** For controls that a label's htmlFor cannot reach, because they are no native ones. */
  labelId?: string;
}

export const FieldContext = createContext<Field>({ links: {} });

/** The control's own props win over what the field around it says. */
export const useFieldLinks = <P extends object>(props: P): P => ({
  ...useContext(FieldContext).links,
  ...props,
});

export const useFieldLabelId = (): string | undefined => useContext(FieldContext).labelId;
