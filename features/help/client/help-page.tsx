/** Help: a search over tasks, questions and keys, how the installation is, and a way to whoever runs it. */

import { ArrowLeft, ArrowRight, Check, LifeBuoy, Search, X } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { hasRole } from '#common/user.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { findHelp } from './find-help.ts';
import { HealthCard } from './health-card.tsx';
import { Problems } from './problems.tsx';
import { ANSWERS, ENGINES, KEYS, TOPICS, type Topic } from './topics.ts';

/** Everything that help knows, or what is about a search. */
function found(search: string) {
  if (!search) return { topics: TOPICS, answers: ANSWERS, engines: ENGINES, keys: KEYS };
  const texts = (all: readonly string[]) => all.map((one) => t(one));
  const all: { entry: object; texts: readonly string[] }[] = [
    ...TOPICS.map((one) => ({ entry: one, texts: texts([one.title, ...one.steps]) })),
    ...ANSWERS.map((one) => ({ entry: one, texts: texts([one.question, one.answer]) })),
    ...ENGINES.map((one) => ({ entry: one, texts: texts([one.name, one.can, one.cannot]) })),
    ...KEYS.map((one) => ({ entry: one, texts: [one[0], t(one[1])] })),
  ];
  const best = findHelp(search, all);
  const of = <T extends object>(list: readonly T[]) =>
    list.filter((one) => best.includes(one)).sort((a, b) => best.indexOf(a) - best.indexOf(b));
  return { topics: of(TOPICS), answers: of(ANSWERS), engines: of(ENGINES), keys: of(KEYS) };
}

const topicFor = (path: string): Topic | undefined =>
  TOPICS.find((one) => one.path === path) ?? TOPICS.find((one) => one.also?.includes(path));

export function HelpPage() {
  const { user } = useRequireUser();
  const [topicId, setTopic] = useAddressValue('topic');
  const [about] = useAddressValue('about');
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const shown = useMemo(() => found(search), [search]);
  if (!user) return <LoadingScreen label={t('Loading help...')} />;
  const topic = TOPICS.find((one) => one.id === topicId) ?? (topicId ? undefined : topicFor(about));
  const isNothing = Object.values(shown).every((one) => one.length === 0);
  return (
    <>
      <PageHeader
        title={t('Help & Support')}
        description={t('How things are done here, and a way to whoever runs this installation.')}
        icon={<LifeBuoy />}
      />
      <div className="grid grid-cols-1 gap-6">
        <div className="relative max-w-xl">
          <Search className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground" />
          <Input
            type="search"
            aria-label={t('Search help')}
            placeholder={t('What do you want to do?')}
            className="h-11 ps-9"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (topic) setTopic(NONE);
            }}
          />
        </div>
        {topic && !search ? (
          <Article topic={topic} onBack={() => setTopic(NONE)} />
        ) : isNothing ? (
          <Card>
            <EmptyState
              icon={<LifeBuoy />}
              title={t('Nothing found')}
              description={t('Try another word, or ask whoever runs this installation below.')}
            />
          </Card>
        ) : (
          <>
            {shown.topics.length > 0 && (
              <section aria-labelledby="help-tasks">
                <h2 id="help-tasks" className="mb-3 font-semibold text-lg">
                  {t('Step by step')}
                </h2>
                <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
                  {shown.topics.map(({ id, icon: Icon, title, steps }) => (
                    <li key={id}>
                      <button
                        type="button"
                        onClick={() => {
                          setText('');
                          setTopic(id);
                        }}
                        className="focus-ring flex h-full w-full items-start gap-3 rounded-xl border bg-card p-4 text-start shadow-soft transition-colors hover:border-primary"
                      >
                        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-muted text-primary [&_svg]:size-5">
                          <Icon aria-hidden />
                        </span>
                        <span className="min-w-0">
                          <span className="block font-medium text-sm">{t(title)}</span>
                          <span className="mt-1 line-clamp-2 text-muted-foreground text-xs">
                            {t(steps[0]!)}
                          </span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {shown.answers.length > 0 && (
              <section aria-labelledby="help-questions">
                <h2 id="help-questions" className="mb-3 font-semibold text-lg">
                  {t('Questions')}
                </h2>
                <Card>
                  <CardContent className="divide-y p-0 sm:p-0">
                    {shown.answers.map(({ question, answer }) => (
                      <details key={question} open={search !== ''} className="group px-5 py-3.5">
                        <summary className="focus-ring cursor-pointer rounded font-medium text-sm">
                          {t(question)}
                        </summary>
                        <p className="mt-2 max-w-prose text-muted-foreground text-sm">{t(answer)}</p>
                      </details>
                    ))}
                  </CardContent>
                </Card>
              </section>
            )}
            {shown.engines.length > 0 && (
              <section aria-labelledby="help-engines">
                <h2 id="help-engines" className="mb-3 font-semibold text-lg">
                  {t('What the engines can do')}
                </h2>
                <Card>
                  <CardContent className="divide-y p-0 sm:p-0">
                    {shown.engines.map(({ name, can, cannot }) => (
                      <div
                        key={name}
                        className="grid gap-x-6 gap-y-1 px-5 py-3.5 text-sm sm:grid-cols-[9rem_1fr_1fr]"
                      >
                        <h3 className="font-medium">{t(name)}</h3>
                        <p>
                          <span className="sr-only">{t('Can')}: </span>
                          <Check aria-hidden className="me-1.5 inline size-4 text-success" />
                          {t(can)}
                        </p>
                        <p className="text-muted-foreground">
                          <span className="sr-only">{t('Cannot')}: </span>
                          <X aria-hidden className="me-1.5 inline size-4" />
                          {t(cannot)}
                        </p>
                      </div>
                    ))}
                  </CardContent>
                </Card>
              </section>
            )}
            {shown.keys.length > 0 && (
              <section aria-labelledby="help-keys">
                <h2 id="help-keys" className="mb-3 font-semibold text-lg">
                  {t('Keyboard')}
                </h2>
                <dl className="grid max-w-xl grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
                  {shown.keys.map(([keys, what]) => (
                    <div key={keys} className="contents">
                      <dt>
                        <kbd className="rounded border bg-muted px-1.5 py-0.5 text-xs">{keys}</kbd>
                      </dt>
                      <dd>{t(what)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            )}
          </>
        )}
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <Problems isAdmin={hasRole(user, 'admin')} page={about} />
          <HealthCard isAdmin={hasRole(user, 'admin')} />
        </div>
      </div>
    </>
  );
}

/** In the address: the list, although somebody came from a page. */
const NONE = 'all';

function Article({ topic, onBack }: { topic: Topic; onBack: () => void }) {
  const { icon: Icon, title, steps, path, picture } = topic;
  return (
    <article aria-labelledby="help-topic">
      <Button variant="ghost" size="sm" className="-ms-2 mb-3" onClick={onBack}>
        <ArrowLeft className="rtl:rotate-180" /> {t('All topics')}
      </Button>
      <Card>
        <CardContent className="grid grid-cols-1 gap-6 p-5 sm:p-6 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            <h2 id="help-topic" className="flex items-center gap-3 font-semibold text-xl">
              <Icon aria-hidden className="size-6 text-primary" /> {t(title)}
            </h2>
            <ol className="grid gap-4">
              {steps.map((step, i) => (
                <li key={step} className="flex gap-3 text-sm leading-relaxed">
                  <span
                    aria-hidden
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-foreground text-xs"
                  >
                    {i + 1}
                  </span>
                  {t(step)}
                </li>
              ))}
            </ol>
            <div>
              <Button asChild>
                <Link href={path}>
                  {t('Open the tool')} <ArrowRight className="rtl:rotate-180" />
                </Link>
              </Button>
            </div>
          </div>
          {picture && (
            <img
              src={picture}
              alt={t('The tool as it looks')}
              loading="lazy"
              className="w-full self-start rounded-xl border shadow-soft"
            />
          )}
        </CardContent>
      </Card>
    </article>
  );
}
