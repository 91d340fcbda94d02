/** Rules of reported problems: administrators are told, whoever asked is told of the answer, and nobody floods. */

import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import type { User } from '#common/user.ts';
import { said } from '#common/wording/sentence.ts';
import { notifyAdmins } from '#platform/notifications/notify-admins.ts';
import type { Platform } from '#platform/platform.ts';
import type { Problem, ProblemOfSomebody } from '../contract.ts';
import * as repo from './problems.repo.ts';

const DAY_MS = 24 * 3600_000;
const MAX_A_DAY = 10;

const toProblem = (row: repo.ProblemRow): Problem => ({
  id: row.id,
  subject: row.subject,
  message: row.message,
  page: row.page,
  status: row.answer === null ? 'open' : 'answered',
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

const toSomebodys = ({
  problem,
  email,
}: {
  problem: repo.ProblemRow;
  email: string | null;
}): ProblemOfSomebody => ({
  ...toProblem(problem),
  email,
});

export function createProblems({ db, notify }: Platform) {
  return {
    list: async (userId: string): Promise<Problem[]> => (await repo.listOwn(db, userId)).map(toProblem),

    async report(
      user: User,
      { subject, message, page }: { subject: string; message: string; page: string },
    ): Promise<Problem> {
      if ((await repo.countSince(db, user.id, new Date(Date.now() - DAY_MS))) >= MAX_A_DAY)
        throw new AppError(
          'rate_limited',
          'You have reported ten problems today. Please wait for an answer.',
        );
      const row = await repo.insertProblem(db, { id: newId(), userId: user.id, subject, message, page });
      await notifyAdmins(
        { db, notify },
        {
          kind: 'help',
          title: 'Somebody has reported a problem',
          body: said`${subject}`,
          link: `/help?problem=${row.id}`,
          dedupeKey: `problem:${row.id}`,
        },
      );
      return toProblem(row);
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await repo.deleteOwn(db, userId, id))) throw notFound('That problem');
    },

    listAll: async (): Promise<ProblemOfSomebody[]> => (await repo.listAll(db)).map(toSomebodys),

    async answer(id: string, answer: string): Promise<ProblemOfSomebody> {
      const found = await repo.answerOne(db, id, answer);
      if (!found) throw notFound('That problem');
      const { subject, userId } = found.problem;
      await notify(userId, {
        kind: 'help',
        title: said`Your question was answered: ${subject}`,
        body: said`${answer}`,
        link: `/help?problem=${id}`,
      });
      return toSomebodys(found);
    },
  };
}
