/** Where drizzle-kit finds the tables and writes migrations: `npx drizzle-kit generate --name what-changed`. */

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./platform/db/tables/*.table.ts', './features/*/server/**/*.table.ts'],
  out: './platform/db/migrations',
});
