/** Where misheard words are written as they were said. */

import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';

export interface CorrectWordsProps {
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}

export function CorrectWords({ text, onSave, onClose }: CorrectWordsProps) {
  const [written, setWritten] = useState(text);
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim()) onSave(written);
      }}
    >
      <Input
        autoFocus
        aria-label={t('Corrected words')}
        maxLength={500}
        className="min-w-40 flex-1"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button size="sm" type="submit" aria-disabled={!written.trim()}>
        {t('Save')}
      </Button>
      <Button size="sm" type="button" variant="ghost" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
