/** The template maker: all templates, one that is changed, or one that is filled in. */

import { Stamp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { TEMPLATE_KINDS } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { EditTemplate } from './edit/edit-template.tsx';
import { FillTemplate } from './fill/fill-template.tsx';
import { Gallery } from './gallery.tsx';
import { useCreateTemplate, useTemplateOf } from './use-templates.ts';

export function TemplatePage() {
  const { user } = useRequireUser();
  const [params, setParams] = useSearchParams();
  const edited = params.get('template');
  const used = params.get('use');
  const from = params.get('from');
  const kind = TEMPLATE_KINDS.find((one) => one === params.get('kind'));
  const edit = (id: string) => setParams({ template: id });
  const fill = (id: string) => setParams({ use: id });
  const close = () => setParams({});
  const create = useCreateTemplate(({ id }) => setParams({ template: id }, { replace: true }));
  const begun = useRef('');
  const { mutate } = create;
  useEffect(() => {
    if (!user || !from || !kind || begun.current === from) return;
    begun.current = from;
    mutate({ kind, itemId: from });
  }, [user, from, kind, mutate]);
  if (!user) return <LoadingScreen label={t('Loading your templates...')} />;
  if (from && kind && !create.isError) return <LoadingScreen label={t('Making a template...')} />;
  if (edited) return <Opened key={edited} id={edited} onUse={fill} onEdit={edit} onClose={close} isEdited />;
  if (used) return <Opened key={used} id={used} onUse={fill} onEdit={edit} onClose={close} />;
  return (
    <>
      <PageHeader
        title={t('Template Maker')}
        description={t('Turn what you made into a template, and fill it in by a form or a table.')}
        icon={<Stamp />}
      />
      <Gallery isAdmin={user.role === 'admin'} onUse={fill} onEdit={edit} />
    </>
  );
}

interface OpenedProps {
  id: string;
  isEdited?: boolean;
  onUse: (id: string) => void;
  onEdit: (id: string) => void;
  onClose: () => void;
}

function Opened({ id, isEdited, onUse, onEdit, onClose }: OpenedProps) {
  const { user } = useRequireUser();
  const { data, error, refetch } = useTemplateOf(id);
  if (error && !data)
    return <ErrorState title={t('That template could not be opened')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen label={t('Opening the template...')} />;
  return isEdited && data.isMine ? (
    <EditTemplate
      key={data.version}
      template={data}
      isAdmin={user?.role === 'admin'}
      onUse={() => onUse(id)}
      onOpen={onEdit}
      onClose={onClose}
    />
  ) : (
    <FillTemplate template={data} onEdit={() => onEdit(id)} onClose={onClose} />
  );
}
