/** The product's sign and name, as navigation and footer show it. */

import { useId } from 'react';

export function Brand() {
  const gradient = useId();
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-lg tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#7c3aed" />
            <stop offset="1" stopColor="#2563eb" />
          </linearGradient>
        </defs>
        <rect width="32" height="32" rx="9" fill={`url(#${gradient})`} />
        <path
          d="M9 23.5 16 8l7 15.5"
          fill="none"
          stroke="#fff"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="19.4" r="2.3" fill="#fff" />
      </svg>
      Atelier
    </span>
  );
}
