/** The sidebar as a drawer, for screens that have no room for both. */

import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { useFitsSidebar } from '#platform/browser/use-media.ts';
import { Brand } from '#ui/display/brand.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '#ui/overlay/sheet.tsx';
import { Sidebar } from './sidebar.tsx';

export function MobileMenu({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState(false);
  const [location] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the drawer
  useEffect(() => setOpen(false), [location]);

  const isWide = useFitsSidebar();
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" className="lg:hidden" aria-label={t('Open menu')}>
          <Menu className="size-5" />
        </Button>
      </SheetTrigger>
      <SheetContent side="left">
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
