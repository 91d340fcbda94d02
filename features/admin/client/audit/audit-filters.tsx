/** Narrows the trail by what happened, by whom, to what, and when; hands it out as a file. */

import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { urlOf } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showWords } from '#platform/browser/format.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { exportAuditLogs, listAuditActions } from '../../contract.ts';
import { type AuditFilter, isFiltered, NO_AUDIT_FILTER, toQuery } from './audit-filter.ts';

export interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const actions = useQuery({ ...apiQuery(listAuditActions), refetchOnMount: 'always' }).data ?? [];
  const text = (name: 'actor' | 'target' | 'from' | 'to', type = 'text', placeholder?: string) => (
    <Input
      type={type}
      value={filter[name]}
      maxLength={64}
      placeholder={placeholder}
      autoComplete="off"
      onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
    />
  );
  return (
    <section aria-label={t('Filters')} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-[1.2fr_1.3fr_1.3fr_10rem_10rem]">
        <FormField label={t('Action')} className="col-span-2 md:col-span-4 xl:col-span-1">
          <ChoiceSelect
            value={filter.action}
            choices={['all', ...actions]}
            nameOf={(action) => (action === 'all' ? t('All actions') : showWords(action))}
            onChange={(action) => onChange({ ...filter, action })}
          />
        </FormField>
        <FormField label={t('Done by')}>{text('actor', 'text', t('Email or ID'))}</FormField>
        <FormField label={t('Target')}>{text('target', 'text', t('Email, ID or key'))}</FormField>
        <FormField label={t('From')}>{text('from', 'date')}</FormField>
        <FormField label={t('To')}>{text('to', 'date')}</FormField>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isFiltered(filter) && (
          <Button variant="ghost" size="sm" onClick={() => onChange(NO_AUDIT_FILTER)}>
            <X /> {t('Clear filters')}
          </Button>
        )}
        <Button asChild variant="outline" size="sm">
          <a href={urlOf(exportAuditLogs.path, undefined, toQuery(filter))} download>
            <Download /> {t('Download CSV')}
          </a>
        </Button>
      </div>
    </section>
  );
}
