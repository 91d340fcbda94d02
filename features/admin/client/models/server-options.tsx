/** What each kind of server needs to know beside its address. */

import { useId } from 'react';
import {
  PICTURE_SIDES,
  SERVER_KINDS,
  type ServerOptions,
  type ServerProtocol,
} from '#common/model-server.ts';
import { t } from '#common/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { TOOL_NAMES } from './engine-words.ts';
import { WorkflowField } from './workflow-field.tsx';

export interface ServerOptionsProps {
  protocol: ServerProtocol;
  options: ServerOptions;
  onChange: (options: ServerOptions) => void;
  errorOf: (name: keyof ServerOptions) => string | undefined;
}

export function ServerOptionsFields(props: ServerOptionsProps) {
  switch (props.protocol) {
    case 'a1111':
      return <DiffusionFields {...props} />;
    case 'comfyui':
      return (
        <>
          <WorkflowField
            value={props.options.workflow}
            error={props.errorOf('workflow')}
            onChange={(workflow) => props.onChange({ ...props.options, workflow })}
          />
          <SideField {...props} />
        </>
      );
    case 'openai':
      return <CompatibleFields {...props} />;
  }
}

const SIDE_NAMES: Record<string, string> = {
  '512': t('512 pixels (Stable Diffusion 1.5)'),
  '768': t('768 pixels (Stable Diffusion 2)'),
  '1024': t('1024 pixels (SDXL, Flux and newer)'),
};

const SideField = ({ options, onChange }: ServerOptionsProps) => (
  <FormField label={t('Picture size')}>
    <ChoiceSelect
      value={String(options.side)}
      choices={PICTURE_SIDES.map(String)}
      nameOf={(side) => SIDE_NAMES[side]!}
      onChange={(side) => onChange({ ...options, side: Number(side) as ServerOptions['side'] })}
    />
  </FormField>
);

function DiffusionFields(props: ServerOptionsProps) {
  const { options, onChange, errorOf } = props;
  const said = (name: keyof ServerOptions) => {
    const error = errorOf(name);
    return error ? { error: t(error) } : {};
  };
  return (
    <>
      <SideField {...props} />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <FormField label={t('Steps')} {...said('steps')}>
          <Input
            type="number"
            inputMode="numeric"
            value={options.steps}
            onChange={(event) => onChange({ ...options, steps: Number(event.target.value) })}
          />
        </FormField>
        <FormField label={t('Guidance')} {...said('guidance')}>
          <Input
            type="number"
            inputMode="decimal"
            step="0.5"
            value={options.guidance}
            onChange={(event) => onChange({ ...options, guidance: Number(event.target.value) })}
          />
        </FormField>
        <FormField label={t('Sampler')} className="max-sm:col-span-2">
          <Input
            autoComplete="off"
            placeholder={t('Server default')}
            value={options.sampler}
            onChange={(event) => onChange({ ...options, sampler: event.target.value })}
          />
        </FormField>
      </div>
      <FormField label={t('Negative prompt')} aside={t('Optional')}>
        <Input
          autoComplete="off"
          placeholder="blurry, text, watermark"
          value={options.negative}
          onChange={(event) => onChange({ ...options, negative: event.target.value })}
        />
      </FormField>
    </>
  );
}

function CompatibleFields({ options, onChange, errorOf }: ServerOptionsProps) {
  const id = useId();
  const error = errorOf('kinds');
  return (
    <>
      <fieldset className="grid grid-cols-1 gap-2.5">
        <legend className="mb-2.5 font-medium text-sm">{t('Use it for')}</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {SERVER_KINDS.map((kind) => (
            <label key={kind} htmlFor={`${id}-${kind}`} className="flex items-center gap-2.5 text-sm">
              <Checkbox
                id={`${id}-${kind}`}
                checked={options.kinds.includes(kind)}
                onCheckedChange={(isOn) =>
                  onChange({
                    ...options,
                    kinds: isOn ? [...options.kinds, kind] : options.kinds.filter((one) => one !== kind),
                  })
                }
              />
              {TOOL_NAMES[kind]}
            </label>
          ))}
        </div>
        {error && (
          <p role="alert" className="font-medium text-destructive text-xs">
            {t(error)}
          </p>
        )}
      </fieldset>
      {options.kinds.includes('image') && (
        <SwitchField
          label={t('Can edit pictures')}
          hint={t('Turn this on if the server supports /v1/images/edits.')}
          checked={options.changesPictures}
          onChange={(changesPictures) => onChange({ ...options, changesPictures })}
        />
      )}
    </>
  );
}
