/** The sidebar as a drawer. */

import type { RefObject } from 'react';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from '#ui/overlay/sheet.tsx';
import { Sidebar } from './sidebar.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isAdmin: boolean;
  /** Has the focus again once the drawer is closed. */
  button: RefObject<HTMLButtonElement | null>;
}

export function MenuDrawer({ open, onOpenChange, isAdmin, button }: MenuDrawerProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        side="left"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <div className="flex h-16 shrink-0 items-center px-5">
          <SheetTitle asChild>
            <div>
              <Brand />
              <span className="sr-only"> {t('menu')}</span>
            </div>
          </SheetTitle>
          <SheetDescription className="sr-only">{t('Go to another tool.')}</SheetDescription>
        </div>
        <Sidebar isAdmin={isAdmin} />
      </SheetContent>
    </Sheet>
  );
}
