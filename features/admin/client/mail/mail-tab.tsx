/** Trying out e-mail: send one, and see what lies in the outbox. */

import { Outbox } from './outbox.tsx';
import { TestMailForm } from './test-mail-form.tsx';

export const MailTab = () => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
    <TestMailForm />
    <Outbox />
  </div>
);
