/** One tool: the engine that serves it, whether it works, another one to choose, and a test. */

import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { type EngineTool, tryModel } from '../../calls/model-calls.ts';
import { useSettingChange } from '../settings/use-setting-change.ts';
import { ANOTHER, AS_SET_UP, EngineSelect } from './engine-select.tsx';
import { TOOL_NAMES } from './engine-words.ts';
import { TestButton, TestResult, useTrial } from './trial.tsx';

export function ToolRow({ tool }: { tool: EngineTool }) {
  const { kind, model, problem, isChosen } = tool;
  const [isTyping, setTyping] = useState(false);
  const saving = useSettingChange();
  const trial = useTrial(() => callApi(tryModel, { body: { kind, model: model ?? '' } }));
  const save = (value: string) => {
    trial.reset();
    saving.mutate({ key: `${kind}_model`, value }, { onSuccess: () => setTyping(false) });
  };
  const name = TOOL_NAMES[kind];
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
      <div className="grid grid-cols-1 items-center gap-x-5 gap-y-3 lg:grid-cols-[11rem_minmax(0,1fr)_6.5rem]">
        <div className="flex items-center justify-between gap-3 lg:grid lg:justify-start lg:gap-1.5">
          <h3 className="font-medium text-sm">{name}</h3>
          <State tool={tool} />
        </div>
        <EngineSelect
          tool={tool}
          label={t('Engine for {0}', name)}
          value={isTyping ? ANOTHER : isChosen && model ? model : AS_SET_UP}
          disabled={saving.isPending}
          onChange={(choice) => {
            setTyping(choice === ANOTHER);
            if (choice !== ANOTHER) save(choice === AS_SET_UP ? '' : choice);
          }}
        />
        {kind !== 'video' && (
          <TestButton
            trial={trial}
            label={t('Test the engine for {0}', name)}
            disabled={!model || problem !== null}
          />
        )}
      </div>
      {isTyping && (
        <TypedModel
          label={t('Model for {0}', name)}
          initial={model ?? ''}
          isPending={saving.isPending}
          onSave={save}
          onCancel={() => setTyping(false)}
        />
      )}
      {problem && <p className="text-destructive text-sm lg:pl-49">{serverText(problem)}</p>}
      <TestResult trial={trial} className="lg:ml-49" />
    </li>
  );
}

function State({ tool: { model, problem } }: { tool: EngineTool }) {
  if (!model) return <Badge variant="secondary">{t('Off')}</Badge>;
  return problem ? (
    <Badge variant="destructive">{t('Problem')}</Badge>
  ) : (
    <Badge variant="success">{t('Works')}</Badge>
  );
}

interface TypedModelProps {
  label: string;
  initial: string;
  isPending: boolean;
  onSave: (value: string) => void;
  onCancel: () => void;
}

function TypedModel({ label, initial, isPending, onSave, onCancel }: TypedModelProps) {
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !isPending) onSave(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:pl-49">
      <Input
        aria-label={label}
        className="min-w-48 flex-1 font-mono text-[0.8125rem]"
        placeholder="openai:gpt-image-1"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={!text.trim()} pending={isPending}>
        {t('Use this model')}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
