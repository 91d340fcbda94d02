/** Turns two-step sign-in on for somebody, as an authenticator app would, and reads its codes. */

import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { secondFactors } from '#features/account/server/security.table.ts';
import type { TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';

const PATH = '/api/account/second-factor';

/** `steps`: of 30 seconds each, from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** As if the steps of earlier codes were long ago. */
export const forgetSteps = ({ platform }: TestApp, userId: string) =>
  platform.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, userId));

export async function turnOnSecondFactor(app: TestApp, person: Visitor) {
  const { body } = await person.post<{ secret: string; uri: string }>(PATH, { password: PASSWORD });
  const answer = await person.post<{ recoveryCodes: string[] }>(`${PATH}/confirm`, {
    code: codeOf(body.secret),
  });
  if (answer.status !== 200) throw new Error(`no second factor: ${answer.status} ${answer.text}`);
  await forgetSteps(app, person.user!.id);
  return { ...body, recovery: answer.body.recoveryCodes };
}
