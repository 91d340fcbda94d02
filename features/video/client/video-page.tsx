/** The video maker: four tabs on the left, and on the right what they lead to. */

import { History, Plus, Save, Video } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { ApiError, callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { labelOf } from '#platform/browser/format.ts';
import { fileOf } from '#platform/browser/library/library-picker.tsx';
import { useOpened, useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressChoice } from '#platform/browser/work/use-address.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import { ConflictDialog } from '#ui/overlay/conflict-dialog.tsx';
import { getProject } from '../calls/project-calls.ts';
import {
  BLANK_VIDEO,
  MAX_DESCRIPTION,
  MAX_FILES,
  type Project,
  VIDEO_TEMPLATES,
  type VideoData,
} from '../contract.ts';
import { rewrite } from '../scene/reconcile.ts';
import { filmAbout, type KnownPicture } from '../script/about-picture.ts';
import { chosenLength } from '../script/film-length.ts';
import { mediaOf, needsUpload } from './accepts.ts';
import { DraftNotice } from './edit/draft-notice.tsx';
import { newestDraft } from './edit/drafts.ts';
import { useDraft } from './edit/use-draft.ts';
import { useHistory } from './edit/use-history.ts';
import { dataOf, useSaving } from './edit/use-saving.ts';
import { formatFor, isFormatOpen, measure } from './fields/first-format.ts';
import { musicOf } from './fields/music-fields.tsx';
import { defaultBrand, sendMedia, takeLogo, takePresenter, withLogo } from './fields/take-over.ts';
import { useLettering } from './fields/use-lettering.ts';
import { ContentFields, FORMAT_NAMES, LookFields, TitleFields } from './fields/video-fields.tsx';
import { FilmStudio } from './film-studio.tsx';
import { jobOf, MakeVideo, ProjectSummary } from './finalize.tsx';
import { useAskedLength } from './fit-notice.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { useProjects } from './projects/use-projects.ts';
import { TemplateGallery } from './template-gallery.tsx';

const VersionsWindow = lazy(async () => ({
  default: (await import('./edit/versions-window.tsx')).VersionsWindow,
}));

const TABS = ['template', 'customize', 'content', 'finalize'] as const;
type Tab = (typeof TABS)[number];

export function VideoPage() {
  const { user } = useRequireUser();
  return user ? <VideoMaker userId={user.id} /> : <LoadingScreen label={t('Loading the video maker...')} />;
}

function VideoMaker({ userId }: { userId: string }) {
  const [tab, setTab] = useAddressChoice('tab', TABS);
  /** A card of the dashboard stands for a template. */
  const wanted = useHistoryState<{ template?: string } | null>();
  const { data, setData, amendData, resetData, steps } = useHistory(BLANK_VIDEO);
  const draft = useDraft(userId, data);
  /** The project that is being edited; undefined for a new one. */
  const [openId, setOpenId] = useState<string>();
  const [showsVersions, setShowsVersions] = useState(false);
  const projects = useProjects();
  /** Of the film, in seconds; undefined until it was laid out. */
  const [length, setLength] = useState<number>();

  const hasChosenFormat = useRef(false);
  /** A new description keeps the scenes whose words stayed. */
  const change = ({ description, ...part }: Partial<VideoData>) => {
    if (part.format) hasChosenFormat.current = true;
    if (description === undefined) setData((now) => ({ ...now, ...part }));
    else setData((now) => rewrite({ ...now, ...part }, description), 'description');
  };
  /** The first picture chooses the format where nobody has. `about`: what is known of it begins an empty film. */
  const addMedia = async (media: VideoData['uploadedFiles'][number], about?: KnownPicture) => {
    const brand = about && (await defaultBrand());
    const isOpen = isFormatOpen(data) && !hasChosenFormat.current;
    const size = await measure(media);
    const format = size && isOpen ? formatFor(size) : undefined;
    const own = {
      ...media,
      ...(size?.subject && { subject: size.subject }),
      ...(size?.colors && { colors: size.colors }),
    };
    setData((now) => ({
      ...(about ? filmAbout(now, about, brand) : now),
      uploadedFiles: [...now.uploadedFiles, own].slice(0, MAX_FILES),
      format: format && isFormatOpen(now) ? format : now.format,
    }));
    if (format && format !== data.format)
      notify({
        title: t('Format: {0}', FORMAT_NAMES[format]),
        description: t('It fits your first picture. You can change it under Customize.'),
      });
  };
  useLettering(data.uploadedFiles, (files) =>
    amendData((now) => ({ ...now, uploadedFiles: files(now.uploadedFiles) })),
  );
  const project = projects.projects.find(({ id }) => id === openId);
  const stored = project?.title;
  const storedBefore = useRef(stored);
  /* Renamed elsewhere: the editor follows, unless a new title is being written here. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the name that is stored matters
  useEffect(() => {
    const before = storedBefore.current;
    storedBefore.current = stored;
    if (stored === undefined) return;
    draft.retitle(stored);
    amendData((now) => (now.title === before ? { ...now, title: stored } : now));
  }, [stored]);
  const startOver = () => {
    resetData(draft.enter(BLANK_VIDEO));
    hasChosenFormat.current = false;
    saving.beginAnew();
    setOpenId(undefined);
    setTab('template');
  };
  /** A list knows only the outside of a project. */
  const edit = (listed: Project) => projects.open.mutate(listed.id, { onSuccess: show });
  const show = (project: Project) => {
    resetData(draft.enter(dataOf(project), project));
    hasChosenFormat.current = false;
    setOpenId(project.id);
    setTab('content');
    window.scrollTo({ top: 0 });
  };
  const saving = useSaving({ data, setData, draft, projects, openId, onCreated: setOpenId, onOpen: show });
  /* Back on the page: what was not saved is opened again, unless the address names something else. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const left = newestDraft(localStorage, userId);
    const chosen = VIDEO_TEMPLATES.find(({ id }) => id === wanted?.template);
    if (!left && chosen) resetData({ ...BLANK_VIDEO, template: chosen.id });
    if (!left || new URLSearchParams(window.location.search).has('project')) return;
    const { projectId } = left;
    if (!projectId) resetData(draft.enter(BLANK_VIDEO));
    else
      callApi(getProject, { params: { id: projectId } }).then(show, (error) => {
        // Deleted meanwhile: what was not saved of it begins a new project.
        if (error instanceof ApiError && error.status === 404)
          resetData(draft.adopt(projectId) ?? BLANK_VIDEO);
      });
  }, []);
  useOpened('project', (id) => projects.open.mutate(id, { onSuccess: show }));
  useTaken({
    'video-media': async (item) => {
      setTab('content');
      await addMedia(needsUpload(item) ? await sendMedia(await fileOf(item)) : mediaOf(item), item);
    },
    'video-logo': async (item) => {
      setTab('content');
      const logo = item.kind === 'logo' ? await takeLogo(item.itemId, item.title) : mediaOf(item);
      change(await withLogo({ id: logo.id, url: logo.url, name: logo.name }, data));
    },
    'video-music': (item) => {
      setTab('customize');
      change({ ownMusic: musicOf(item) });
    },
    'video-presenter': async (item) => {
      setTab('content');
      setData(await takePresenter(item.itemId));
    },
    'video-text': (item) => {
      setTab('template');
      setData((now) => ({
        ...now,
        description: cutText(item.text ?? item.title, MAX_DESCRIPTION),
        narration: { ...now.narration, isOn: item.kind !== 'transcript' || now.narration.isOn },
        captions: now.captions === 'none' ? 'burned' : now.captions,
      }));
    },
  });
  const asked = useAskedLength(setData, saving.make);
  const { doing } = saving;
  const seconds = length ?? chosenLength(data);
  const fields = { data, onChange: change };

  return (
    <>
      <PageHeader
        title={t('AI Video Maker')}
        description={t('Choose a template, make it yours, and see your video right away.')}
        icon={<Video />}
      />
      {draft.restored && (
        <DraftNotice
          isOutdated={draft.restored.isOutdated}
          onClose={draft.keep}
          onDiscard={() => {
            resetData(draft.restored?.stored ?? BLANK_VIDEO);
            draft.discard();
          }}
        />
      )}
      <Tabs
        value={tab}
        onValueChange={(next) => setTab(next as Tab)}
        orientation="vertical"
        /* On phones nothing that gets the focus hides behind the preview. */
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-lg:[&_:is(input,textarea,button,[role=option])]:scroll-mt-[45vh] lg:grid-cols-[24rem_minmax(0,1fr)]"
      >
        <Card>
          <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
            <TabsList className="grid h-auto w-full grid-cols-2 gap-1">
              {TABS.map((name, index) => (
                <TabsTrigger key={name} value={name} className="justify-start">
                  {index + 1}. {labelOf(name)}
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value="template" className="grid grid-cols-1 gap-5">
              <TitleFields {...fields} />
            </TabsContent>
            <TabsContent value="customize" className="grid grid-cols-1 gap-5">
              <LookFields {...fields} seconds={seconds} />
            </TabsContent>
            <TabsContent value="content" className="grid grid-cols-1 gap-5">
              <ContentFields
                {...fields}
                onPresenter={setData}
                onAddMedia={(media) => addMedia(media)}
                onMedia={(update) => setData((now) => ({ ...now, uploadedFiles: update(now.uploadedFiles) }))}
                onUpdate={setData}
              />
            </TabsContent>
            <TabsContent value="finalize" className="grid grid-cols-1 gap-5">
              <ProjectSummary data={data} seconds={seconds} />
            </TabsContent>
            {(tab === 'finalize' || jobOf(project)) && (
              <MakeVideo
                project={project}
                isPending={doing === 'make'}
                onMake={asked.begin}
                onEnd={() => void projects.refresh()}
              />
            )}
            <Button
              size="lg"
              variant={tab === 'finalize' ? 'outline' : 'default'}
              pending={doing === 'save'}
              disabled={doing !== null}
              onClick={saving.save}
            >
              {doing !== 'save' && <Save />} {openId ? t('Save Changes') : t('Create Video Project')}
            </Button>
            {tab === 'finalize' && !openId && (
              <p className="text-muted-foreground text-sm">
                {t(
                  'A project keeps your work so you can edit it later. Make Video also turns it into an MP4 file.',
                )}
              </p>
            )}
            {openId && (
              <div className="grid grid-cols-2 gap-2">
                <Button variant="ghost" onClick={() => setShowsVersions(true)}>
                  <History /> {t('Version history')}
                </Button>
                <Button variant="ghost" onClick={startOver}>
                  <Plus /> {t('New project')}
                </Button>
              </div>
            )}
          </CardContent>
        </Card>
        <div className={tab === 'template' ? 'min-w-0' : 'min-w-0 max-lg:contents'}>
          {tab === 'template' ? (
            <TemplateGallery data={data} onChoose={(template) => change({ template })} />
          ) : (
            <FilmStudio
              data={data}
              tab={tab}
              steps={steps}
              onChange={setData}
              latest={asked.film}
              onLength={setLength}
            />
          )}
        </div>
      </Tabs>
      <div className="mt-10">
        <ProjectList
          projects={projects}
          openId={openId}
          onEdit={edit}
          onDeleted={(id) => {
            draft.forget(id);
            if (id === openId) startOver();
          }}
          onRenamed={(id, title) => id === openId && amendData((now) => ({ ...now, title }))}
        />
      </div>
      {openId && showsVersions && (
        <Suspense>
          <VersionsWindow
            projectId={openId}
            onClose={() => setShowsVersions(false)}
            onRestore={(before) => {
              // Pictures that were drawn belong to the project, whatever its words said.
              setData((now) => ({ ...before, drawn: now.drawn }));
              setShowsVersions(false);
              notify({ title: t('Version restored'), description: t('Save your changes to keep it.') });
            }}
          />
        </Suspense>
      )}
      {asked.question}
      {saving.conflict && (
        <ConflictDialog {...saving.conflict} onError={onErrorNotify(t('That didn’t work'))} />
      )}
    </>
  );
}
