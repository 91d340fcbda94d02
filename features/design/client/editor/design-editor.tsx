/** The open design: its pages as they will be, and the files that can be made of it. */

import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Button } from '#ui/form/button.tsx';
import { type Design, EXPORT_TYPES, type ExportType } from '../../contract.ts';
import { labelOf } from '../../document/document.ts';
import { PageCanvas } from '../page-canvas.tsx';
import { useBrandLogo, useExport } from '../use-designs.ts';

export function DesignEditor({ design, onClose }: { design: Design; onClose: () => void }) {
  const logo = useBrandLogo();
  const [jobId, setJobId] = useState<string | null>(null);
  const begin = useExport(design.id);
  const { job, percent } = useJob(jobId, { isWanted: jobId !== null });
  const result = job?.status === 'completed' ? (job.result as { url: string }) : undefined;
  const make = (type: ExportType) => begin.mutate({ type }, { onSuccess: (begun) => setJobId(begun.jobId) });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" onClick={onClose}>
          <ArrowLeft /> All designs
        </Button>
        <h1 className="min-w-0 flex-1 truncate font-semibold text-xl">{design.name}</h1>
        <span className="text-muted-foreground text-sm">{labelOf(design.format)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {EXPORT_TYPES.map((type) => (
          <Button key={type} variant="outline" disabled={begin.isPending} onClick={() => make(type)}>
            {type.toUpperCase()}
          </Button>
        ))}
        {job && !result && job.status !== 'failed' && (
          <Progress value={percent} aria-label="Making your file" className="w-40" />
        )}
        {job?.error && <p role="alert">{job.error}</p>}
        {result && (
          <Button asChild>
            <a href={`${result.url}?download`} download>
              <Download /> Download
            </a>
          </Button>
        )}
      </div>
      <div className="grid justify-items-center gap-6 rounded-2xl border bg-muted p-4 sm:p-8">
        {design.document.pages.map((_, i) => (
          <PageCanvas
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place
            key={i}
            document={design.document}
            page={i}
            logo={logo}
            side={1200}
            label={`Page ${i + 1} of ${design.name}`}
            className="max-h-[70vh] w-auto shadow-lift"
          />
        ))}
      </div>
    </div>
  );
}
