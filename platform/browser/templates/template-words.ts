/** What templates are called on pages, by what they make. */

import { BookOpen, Film, LayoutTemplate, type LucideIcon, Mail, Megaphone } from 'lucide-react';
import type { TemplateKind } from '#common/templates.ts';
import { t } from '#common/texts.ts';

export const KIND_NAMES: Record<TemplateKind, string> = {
  design: t('Design'),
  film: t('Film'),
  mail: t('Mail'),
  campaign: t('Campaign'),
  book: t('Book'),
};

export const KIND_ICONS: Record<TemplateKind, LucideIcon> = {
  design: LayoutTemplate,
  film: Film,
  mail: Mail,
  campaign: Megaphone,
  book: BookOpen,
};
