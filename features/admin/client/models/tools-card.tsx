/** Which engine runs which tool, switched at once. */

import { t } from '#common/texts.ts';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import type { EngineTool } from '../../calls/model-calls.ts';
import { ToolRow } from './tool-row.tsx';

export const ToolsCard = ({ tools }: { tools: EngineTool[] }) => (
  <Card>
    <CardHeader>
      <CardTitle>{t('Which engine runs which tool')}</CardTitle>
      <CardDescription>
        {t(
          'Changes apply immediately, for everyone. Tests make something small and don’t count toward anyone’s usage.',
        )}
      </CardDescription>
    </CardHeader>
    <ul className="divide-y border-t">
      {tools.map((tool) => (
        <ToolRow key={tool.kind} tool={tool} />
      ))}
    </ul>
  </Card>
);
