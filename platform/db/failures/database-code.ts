/** PostgreSQL's own error code, whether the driver threw it or the query builder wrapped it. */

export const UNIQUE_VIOLATION = '23505';

export const databaseCode = (error: unknown): string | undefined => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code;
};
