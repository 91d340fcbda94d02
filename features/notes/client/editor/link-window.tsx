/** The address behind words: entered, opened, taken away. */

import { ExternalLink, Unlink } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { isSafeHref, MAX_HREF } from '../../blocks/block.ts';

export interface LinkWindowProps {
  href: string;
  onSet: (href: string) => void;
  onClose: () => void;
}

/** As people type it: 'example.com', 'me@example.com'. */
function whole(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^(https?:\/\/|mailto:|tel:)/i.test(text)) return text;
  return text.length < MAX_HREF && /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
    ? `mailto:${text}`
    : `https://${text}`;
}

export function LinkWindow({ href, onSet, onClose }: LinkWindowProps) {
  const [typed, setTyped] = useState(href);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = whole(typed);
    if (address !== '' && !isSafeHref(address))
      setProblem(t('Please enter a web address or an e-mail address.'));
    else onSet(address);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          <DialogHeader>
            <DialogTitle>{t('Link')}</DialogTitle>
            <DialogDescription>{t('Where the selected words lead.')}</DialogDescription>
          </DialogHeader>
          <FormField label={t('Address')} {...(problem && { error: problem })}>
            <Input
              autoFocus
              inputMode="url"
              dir="ltr"
              placeholder="https://"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FormField>
          <DialogFooter>
            {href && (
              <>
                <Button type="button" variant="ghost" onClick={() => onSet('')}>
                  <Unlink /> {t('Remove link')}
                </Button>
                <Button asChild variant="outline">
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    <ExternalLink /> {t('Open')}
                  </a>
                </Button>
              </>
            )}
            <Button type="submit">{t('Set link')}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
