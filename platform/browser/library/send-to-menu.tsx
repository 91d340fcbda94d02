/** The 'Send to…' button of every result and every card. */

import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { getLibraryItem, type LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button, type ButtonProps } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { onErrorNotify } from '../failure.ts';
import { sendTargetsFor, sendUrl } from './send-to.ts';

export interface SendToMenuProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  /** The entry itself, or the id of its file or thing where only that is known. */
  item: LibraryItem | string;
  children?: ReactNode;
  /** Where the button has a sign only. */
  label?: string;
}

export function SendToMenu({ item, children, label, variant = 'outline', size, className }: SendToMenuProps) {
  const [, navigate] = useLocation();
  const [read, setRead] = useState<LibraryItem>();
  const known =
    typeof item === 'string' ? (read?.id === item || read?.itemId === item ? read : undefined) : item;
  const onOpenChange = (open: boolean) => {
    if (!open || typeof item !== 'string' || known) return;
    callApi(getLibraryItem, { params: { id: item } }).then(
      setRead,
      onErrorNotify(t('That could not be sent')),
    );
  };
  const targets = known ? sendTargetsFor(known) : [];
  return (
    <DropdownMenu onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Button
          variant={variant}
          size={size}
          className={className}
          aria-label={label ?? (children ? undefined : t('Send to…'))}
          title={label}
        >
          {children ?? (
            <>
              <Send /> {t('Send to…')}
            </>
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t('Send to')}</DropdownMenuLabel>
        {known ? (
          targets.map((target) => (
            <DropdownMenuItem key={target.id} onSelect={() => navigate(sendUrl(target, known))}>
              {target.label}
            </DropdownMenuItem>
          ))
        ) : (
          <div className="grid place-items-center p-3">
            <Spinner />
          </div>
        )}
        {known && targets.length === 0 && (
          <p className="px-2.5 py-1.5 text-muted-foreground text-sm">{t('No tool can use this yet.')}</p>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
