/** What a pool and its workers say to each other, whether these are threads or processes. */

import { AppError, type ErrorCode } from '#common/errors.ts';

export interface Order {
  id: number;
  input: unknown;
}

export type Answer =
  | { id: number; progress: { stage: string; share: number } }
  | { id: number; output: unknown }
  /** An AppError: its message is meant for people. */
  | { id: number; refusal: { code: ErrorCode; message: string } }
  | { id: number; error: string };

/** Runs in the worker. Nothing escapes it: what is thrown is an answer too. */
export async function answerOrder(id: number, work: () => unknown): Promise<Answer> {
  try {
    return { id, output: await work() };
  } catch (error) {
    if (error instanceof AppError) return { id, refusal: { code: error.code, message: error.message } };
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A line on a process's stderr that begins so is meant for the log of whoever started it. */
export const COMPLAINT = 'complaint: ';
