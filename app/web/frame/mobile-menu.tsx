/** The button that opens the sidebar as a drawer, for screens that have no room for both. */

import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { useFitsSidebar } from '#platform/browser/use-media.ts';
import { Button } from '#ui/form/button.tsx';
import { useOnDemand } from '#ui/overlay/on-demand.ts';

const loadDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer;

export function MobileMenu({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState(false);
  const [location] = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const { part: MenuDrawer, ask, nearness } = useOnDemand(loadDrawer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the drawer
  useEffect(() => setOpen(false), [location]);

  const isWide = useFitsSidebar();
  useEffect(() => {
    if (isWide) setOpen(false);
  }, [isWide]);

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="lg:hidden"
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          ask();
        }}
        {...nearness}
      >
        <Menu className="size-5" />
      </Button>
      {MenuDrawer && <MenuDrawer open={open} onOpenChange={setOpen} isAdmin={isAdmin} button={button} />}
    </>
  );
}
