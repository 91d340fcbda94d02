/** The workflow of a ComfyUI server: pasted, read at once, with what it takes or what is wrong with it. */

import { useQuery } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Badge } from '#ui/display/badge.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { readWorkflowCall } from '../../calls/model-calls.ts';
import { INPUT_NAMES } from './engine-words.ts';

export interface WorkflowFieldProps {
  value: string;
  error: string | undefined;
  onChange: (workflow: string) => void;
}

export function WorkflowField({ value, error, onChange }: WorkflowFieldProps) {
  const workflow = useDebounced(value);
  const { data } = useQuery({
    queryKey: [readWorkflowCall.path, workflow],
    queryFn: () => callApi(readWorkflowCall, { body: { workflow } }),
    enabled: workflow.trim() !== '',
  });
  const found = workflow.trim() === '' ? undefined : data;
  const wrong = found?.problem ?? error;
  return (
    <div className="grid grid-cols-1 gap-2">
      <FormField
        label={t('Workflow')}
        hint={t(
          'In ComfyUI, choose “Export (API)” and paste the file here. Nodes titled “prompt”, “image” or “mask” are found by their titles.',
        )}
        {...(wrong && { error: serverText(wrong) })}
        required
      >
        <Textarea
          rows={6}
          spellCheck={false}
          className="max-h-44 font-mono text-xs"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </FormField>
      {found && found.inputs.length > 0 && (
        <p aria-live="polite" className="flex flex-wrap items-center gap-1.5 text-sm">
          {t('Found:')}
          {found.inputs.map((one) => (
            <Badge key={one} variant="success">
              {INPUT_NAMES[one]}
            </Badge>
          ))}
        </p>
      )}
    </div>
  );
}
