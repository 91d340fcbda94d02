/** The way to the models of this installation, for whoever may change them. */

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { hasRole } from '#common/user.ts';
import { useCurrentUser } from '../session.ts';

export const useIsAdmin = (): boolean => {
  const { user } = useCurrentUser();
  return user !== null && hasRole(user, 'admin');
};

export function ModelsLink({ children }: { children: ReactNode }) {
  return (
    <Link href="/admin?tab=models" className="focus-ring rounded underline">
      {children}
    </Link>
  );
}
