/** Begins a cover song: the link, how it is to be called, and what happens next. */

import { Clapperboard, Link2, Music, Sparkles } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { t } from '#common/texts.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { createCoverSongBody, LINK_FOREIGN, LINK_INVALID } from '../contract.ts';
import type { useCovers } from './use-covers.ts';

const EMPTY = { youtubeUrl: '', title: '', originalArtist: '', description: '' };

/** What the spec's form asks of a link; the server looks more closely. */
const formSchema = createCoverSongBody.extend({
  youtubeUrl: z
    .string()
    .trim()
    .refine((text) => URL.canParse(text), { error: LINK_INVALID, abort: true })
    .refine((text) => /youtube\.com|youtu\.be/i.test(text), LINK_FOREIGN),
});

const STEPS = [
  {
    icon: Link2,
    title: t('Name the song'),
    text: t('The link tells us which song it is. We don’t download it automatically.'),
  },
  {
    icon: Music,
    title: t('Add the music'),
    text: t('Upload a recording, sing it, or use an original instrumental.'),
  },
  {
    icon: Sparkles,
    title: t('Cast and stage'),
    text: t('Your face, a saved character or a stage persona, and scenes.'),
  },
  {
    icon: Clapperboard,
    title: t('Make the video'),
    text: t('Watch the progress, then play and download it.'),
  },
];

export interface CreateTabProps {
  create: ReturnType<typeof useCovers>['create'];
  onCreated: () => void;
}

export function CreateTab({ create, onCreated }: CreateTabProps) {
  const [draft, setDraft, forget] = useKept('cover-song', EMPTY);
  const [errors, setErrors] = useState<Partial<Record<keyof typeof EMPTY, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft((before) => ({ ...before, [name]: target.value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const checked = formSchema.safeParse(draft);
    if (!checked.success) {
      const wrong: typeof errors = {};
      for (const issue of checked.error.issues) wrong[issue.path[0] as keyof typeof EMPTY] ??= issue.message;
      setErrors(wrong);
      form.current?.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
      return;
    }
    create.mutate(
      { ...checked.data, userId: '' },
      {
        onSuccess: () => {
          forget(EMPTY);
          onCreated();
        },
      },
    );
  };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <CardHeader>
          <CardTitle>{t('New cover song')}</CardTitle>
          <CardDescription>{t('Which song is it, and what should we call your video?')}</CardDescription>
        </CardHeader>
        <CardContent>
          <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
            <FormField
              label={t('YouTube URL')}
              required
              error={errors.youtubeUrl}
              hint={t('The song you’re covering. You can still use your own music or an instrumental.')}
            >
              <Input
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://www.youtube.com/watch?v=..."
                {...field('youtubeUrl')}
              />
            </FormField>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              <FormField label={t('Cover Title')} required error={errors.title}>
                <Input placeholder={t('My version of the song')} maxLength={200} {...field('title')} />
              </FormField>
              <FormField label={t('Original Artist')} aside={t('Optional')} error={errors.originalArtist}>
                <Input placeholder={t('Who sang it first')} maxLength={200} {...field('originalArtist')} />
              </FormField>
            </div>
            <FormField label={t('Description')} aside={t('Optional')} error={errors.description}>
              <Textarea
                rows={4}
                placeholder={t('What is special about your cover?')}
                maxLength={2000}
                {...field('description')}
              />
            </FormField>
            <Button size="lg" type="submit" pending={create.isPending} className="sm:justify-self-start">
              {create.isPending ? t('Creating Project...') : t('Create Cover Song Project')}
            </Button>
          </form>
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>{t('How it works')}</CardTitle>
        </CardHeader>
        <CardContent>
          <ol className="grid grid-cols-1 gap-5">
            {STEPS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-primary/10 text-primary">
                  <Icon className="size-4.5" />
                </span>
                <span className="grid grid-cols-1 gap-0.5">
                  <span className="font-medium text-sm">{title}</span>
                  <span className="text-muted-foreground text-sm">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </CardContent>
      </Card>
    </div>
  );
}
