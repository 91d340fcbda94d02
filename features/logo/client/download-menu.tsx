/** All files of a logo; the first is the plain SVG. */

import { Download } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import type { UserLogo } from '../contract.ts';
import { FILE_CHOICES, fileUrl } from './logo-names.ts';

export function DownloadMenu({ logo }: { logo: UserLogo }) {
  const choices = FILE_CHOICES.filter((choice) => !choice.animated || logo.isAnimated);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          className="text-muted-foreground"
          aria-label={t('Download {0}', logo.name)}
        >
          <Download />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {choices.map((choice) => (
          <DropdownMenuItem key={choice.label} asChild>
            {/* The name comes from the server. */}
            <a href={fileUrl(logo.id, choice)} download>
              {choice.label}
            </a>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
