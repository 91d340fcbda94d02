/** The field for a one-time code: phones fill it in, and recovery codes fit too. */

import { Input } from '#ui/form/input.tsx';

export function CodeInput({ isFirst }: { isFirst?: boolean }) {
  return (
    <Input
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      placeholder="123 456"
      className="font-mono tracking-widest"
      autoFocus={isFirst}
    />
  );
}
