/** The floating add button: one menu from which anything new can be started. */

import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { QUICK_CREATE } from './creative-links.ts';

export function QuickCreate() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="icon"
          aria-label={t('Create something new')}
          className="group fixed right-5 bottom-5 z-30 size-14 rounded-full shadow-lift ring-4 ring-background/70 sm:right-8 sm:bottom-8"
        >
          <Plus className="size-6 transition-transform duration-150 group-data-[state=open]:rotate-45" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" sideOffset={12}>
        <DropdownMenuLabel>{t('Create')}</DropdownMenuLabel>
        {QUICK_CREATE.map(({ title, href, icon: Icon }) => (
          <DropdownMenuItem key={title} asChild>
            <Link href={href}>
              <Icon className="text-primary" /> {title}
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
