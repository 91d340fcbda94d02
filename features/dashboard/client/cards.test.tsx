/** The dashboard's cards: first three of each list, honest numbers, the agreed words when there is nothing. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { User } from '#common/user.ts';
import type { Task } from '#features/tasks/contract.ts';
import type { Project } from '#features/video/contract.ts';
import { AI_TOOLS, VIDEO_STUDIO } from './creative-links.ts';
import { PlanBanner } from './plan-banner.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { StatRow } from './stat-row.tsx';
import { TaskCard } from './task-card.tsx';
import { ToolCards } from './tool-cards.tsx';

const DAY = 86_400_000;
const ahead = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const render = (node: React.ReactNode) => renderToStaticMarkup(<Router ssrPath="/">{node}</Router>);

const user: User = {
  id: 'u',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  subscriptionPlan: 'lite',
  subscriptionStatus: 'active',
  createdAt: ahead(-1),
  trialEndsAt: ahead(2),
  subscriptionEndsAt: ahead(11.5),
  timeZone: null,
};
const task = (id: string, over: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  description: null,
  category: 'work',
  dueDate: null,
  completed: false,
  hasTime: false,
  timeZone: null,
  priority: 'none',
  repeat: null,
  reminder: null,
  createdAt: ahead(-1),
  updatedAt: ahead(-1),
  ...over,
});
const project = (id: string, over: Partial<Project> = {}): Project => ({
  id,
  title: `Project ${id}`,
  description: null,
  type: 'video',
  status: 'draft',
  data: null,
  version: 1,
  thumbnailUrl: null,
  fileUrl: null,
  film: null,
  createdAt: ahead(-1),
  updatedAt: ahead(-1),
  ...over,
});

describe('task card', () => {
  it('shows the first three and marks what is overdue', () => {
    const html = render(
      <TaskCard
        tasks={[task('a', { dueDate: ahead(-2) }), task('b'), task('c'), task('d')]}
        loading={false}
      />,
    );
    expect(html).toContain('Task c');
    expect(html).not.toContain('Task d');
    expect(html.match(/Overdue/g)).toHaveLength(1);
    expect(html).toContain('href="/task-management"');
  });
  it('has its words for an empty list', () => {
    expect(render(<TaskCard tasks={[]} loading={false} />)).toContain(
      'No tasks yet. Create your first task!',
    );
    expect(render(<TaskCard tasks={[]} loading />)).not.toContain('No tasks yet');
  });
});

describe('recent projects', () => {
  it('shows the first three, completed ones in green', () => {
    const html = render(
      <RecentProjects
        projects={[project('a', { status: 'completed' }), project('b'), project('c'), project('d')]}
        loading={false}
      />,
    );
    expect(html).not.toContain('Project d');
    expect(html.match(/text-success[^>]*>completed/g)).toHaveLength(1);
    expect(html.match(/bg-secondary[^>]*>draft/g)).toHaveLength(2);
  });
  it('has its words for an empty list', () => {
    expect(render(<RecentProjects projects={[]} loading={false} />)).toContain(
      'No projects yet. Start creating!',
    );
  });
});

describe('numbers', () => {
  it('counts what was used as the subscription does, videos over all projects, and days to the end of the plan', () => {
    const html = render(
      <StatRow
        user={user}
        stats={{ data: { projectCount: 9, generationCount: 41, usedThisMonth: 3 }, loading: false }}
        projects={{ data: ['a', 'b', 'c', 'd', 'e'].map((id) => project(id)), loading: false }}
        inLibrary={15}
      />,
    );
    expect(html).toMatch(/href="\/library"[^>]*>15 items in your library</);
    const numbers = [...html.matchAll(/tabular-nums[^>]*>(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([9, 3, 5, 12]);
  });
  it('falls back to the trial where there is no subscription', () => {
    const html = render(
      <StatRow
        user={{ ...user, subscriptionEndsAt: null, subscriptionStatus: 'trial' }}
        stats={{ data: { projectCount: 0, generationCount: 0, usedThisMonth: 0 }, loading: false }}
        projects={{ data: [], loading: false }}
      />,
    );
    expect(html).toContain('>2<');
    expect(html).toContain('in your trial');
  });
});

describe('plan banner', () => {
  it('shows the true plan and price', () => {
    const html = render(<PlanBanner user={user} />);
    expect(html).toContain('Lite Plan');
    expect(html).toContain('$19/month');
    expect(html).not.toContain('progressbar');
    expect(html).toMatch(/href="\/subscription"[^>]*>Manage Subscription/);
  });
  it('shows how much of a trial is used', () => {
    const trial = { ...user, subscriptionStatus: 'trial', createdAt: ahead(-1), trialEndsAt: ahead(1) };
    expect(render(<PlanBanner user={trial} />)).toMatch(/role="progressbar"|aria-valuenow/);
  });
});

it('links every tool to its page', () => {
  const html = render(
    <>
      <ToolCards id="a" title="a" description="a" links={AI_TOOLS} />
      <ToolCards id="b" title="b" description="b" links={VIDEO_STUDIO} />
    </>,
  );
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs.slice(0, 4)).toEqual([
    '/ai-image-generator',
    '/avatar-creator',
    '/speech-tools',
    '/cover-song-maker',
  ]);
  expect(new Set(hrefs.slice(4))).toEqual(new Set(['/video-maker']));
});
