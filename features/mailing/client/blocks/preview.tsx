/** A mail or page as its readers will see it: wide or on a phone, light or dark, drawn by the very code that sends it. */

import { Monitor, Moon, Smartphone, Sun, Type } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';

export type Scheme = 'light' | 'dark';

interface PreviewProps {
  title: string;
  html: (scheme: Scheme) => string;
  /** Plain text beside, where there is any. */
  text?: () => string;
  /** What a mailbox shows above. */
  head?: ReactNode;
}

const PHONE_WIDTH = 390;

export function Preview({ title, html, text, head }: PreviewProps) {
  const [isPhone, setPhone] = useState(false);
  const [scheme, setScheme] = useState<Scheme>('light');
  const [isText, setText] = useState(false);
  return (
    <section aria-label={t('Preview')} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{t('Preview')}</h2>
        <div className="flex gap-1">
          <Toggle label={t('Computer')} isOn={!isPhone} onClick={() => setPhone(false)} icon={<Monitor />} />
          <Toggle label={t('Phone')} isOn={isPhone} onClick={() => setPhone(true)} icon={<Smartphone />} />
          <span className="mx-1 w-px self-stretch bg-border" />
          <Toggle
            label={t('Dark')}
            isOn={scheme === 'dark'}
            onClick={() => setScheme(scheme === 'dark' ? 'light' : 'dark')}
            icon={scheme === 'dark' ? <Moon /> : <Sun />}
          />
          {text && (
            <Toggle label={t('Plain text')} isOn={isText} onClick={() => setText(!isText)} icon={<Type />} />
          )}
        </div>
      </div>
      <div className="overflow-hidden rounded-2xl border bg-muted shadow-soft">
        {head && <div className="border-b bg-card px-5 py-3 text-sm">{head}</div>}
        {isText && text ? (
          <pre className="h-[36rem] lg:h-[calc(100dvh-15rem)] lg:min-h-[30rem] overflow-auto whitespace-pre-wrap bg-card p-5 font-mono text-sm">
            {text()}
          </pre>
        ) : (
          <iframe
            title={title}
            // Nothing in it can run: what it shows was written by its reader alone, and still nothing may.
            sandbox="allow-same-origin"
            srcDoc={html(scheme).replace('<head>', '<head><base target="_blank">')}
            className={cn(
              'mx-auto block h-[36rem] lg:h-[calc(100dvh-15rem)] lg:min-h-[30rem] w-full',
              isPhone && 'border-x bg-card',
            )}
            style={isPhone ? { maxWidth: PHONE_WIDTH } : undefined}
          />
        )}
      </div>
    </section>
  );
}

function Toggle({
  label,
  isOn,
  onClick,
  icon,
}: {
  label: string;
  isOn: boolean;
  onClick: () => void;
  icon: ReactNode;
}) {
  return (
    <Button
      variant={isOn ? 'secondary' : 'ghost'}
      size="icon"
      className="size-9"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onClick}
    >
      {icon}
    </Button>
  );
}
