/** One e-mail as its reader would see it: the designed part in a frame that can do nothing, and the plain text. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { readOutboxMail } from '../../contract.ts';

export function MailPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(apiQuery(readOutboxMail, { params: { id } }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{data?.subject ?? t('Email')}</DialogTitle>
          <DialogDescription className="break-words">
            {data ? t('To {0}', data.to) : t('Loading...')}
          </DialogDescription>
        </DialogHeader>
        {isError && !data ? (
          <ErrorState
            className="py-8"
            title={t('This email could not be loaded')}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Skeleton className="h-96" />
        ) : (
          <Tabs defaultValue="designed">
            <TabsList>
              <TabsTrigger value="designed">{t('Formatted')}</TabsTrigger>
              <TabsTrigger value="text">{t('Plain text')}</TabsTrigger>
            </TabsList>
            <TabsContent value="designed">
              {/* An empty sandbox: no scripts, no forms, no way into this page. */}
              <iframe
                title={t('Preview of {0}', data.subject)}
                sandbox=""
                srcDoc={data.html}
                className="h-[28rem] w-full rounded-lg border bg-white"
              />
            </TabsContent>
            <TabsContent value="text">
              <pre className="max-h-[28rem] overflow-auto whitespace-pre-wrap break-words rounded-lg border bg-muted/50 p-4 font-mono text-xs">
                {data.text}
              </pre>
            </TabsContent>
          </Tabs>
        )}
      </DialogContent>
    </Dialog>
  );
}
