/** A small landscape drawn with paths and gradients: the "picture" among the works on the sign-in page. */

import { useId } from 'react';

export function DuskLake({ className }: { className?: string }) {
  const id = useId();
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <svg viewBox="0 0 320 260" aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#2a2472" />
          <stop offset=".42" stopColor="#8b46d9" />
          <stop offset=".72" stopColor="#f4798b" />
          <stop offset="1" stopColor="#fdd08a" />
        </linearGradient>
        <linearGradient id={`${id}-lake`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#f6a98c" />
          <stop offset=".3" stopColor="#a04fc4" />
          <stop offset="1" stopColor="#1d1a56" />
        </linearGradient>
        <linearGradient id={`${id}-far`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#8d55c9" />
          <stop offset="1" stopColor="#e08aa5" />
        </linearGradient>
        <linearGradient id={`${id}-near`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#4a2a8f" />
          <stop offset="1" stopColor="#7a3f9f" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#fff4cf" stopOpacity=".95" />
          <stop offset=".22" stopColor="#ffe2a0" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffd08a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="178" fill={paint('sky')} />
      <g fill="#fff" opacity=".8">
        <circle cx="38" cy="28" r="1" />
        <circle cx="92" cy="16" r=".8" />
        <circle cx="140" cy="42" r="1" />
        <circle cx="248" cy="24" r=".9" />
        <circle cx="292" cy="52" r="1.1" />
      </g>
      <circle cx="214" cy="126" r="88" fill={paint('glow')} />
      <circle cx="214" cy="126" r="19" fill="#fff3c9" />
      <path
        d="M0 138C26 126 40 100 62 96s30 34 52 30 26-44 48-46 30 52 54 54 34-30 56-32 32 18 48 22v54H0Z"
        fill={paint('far')}
      />
      <path
        d="M0 156c30-2 44-30 70-30s36 34 66 34 40-20 62-18 34 20 58 18 40-22 64-24v42H0Z"
        fill={paint('near')}
      />
      <rect y="176" width="320" height="84" fill={paint('lake')} />
      <path d="M0 176h320v2H0Z" fill="#ffe3b8" opacity=".55" />
      <g stroke="#fff0c2" strokeLinecap="round" strokeWidth="2" opacity=".7">
        <path d="M196 183h36M188 192h50M202 201h26M192 212h44M206 224h18M198 238h32" />
      </g>
      <Pines />
    </svg>
  );
}

/** A dark shore in front gives the view its depth. */
function Pines() {
  const pine = (x: number, y: number, size: number) =>
    `M${x} ${y - 46 * size}l${9 * size} ${17 * size}h${-4 * size}l${9 * size} ${16 * size}h${-5 * size}l${9 * size} ${17 * size}h${-36 * size}l${9 * size} ${-17 * size}h${-5 * size}l${9 * size} ${-16 * size}h${-4 * size}Z`;
  return (
    <path
      d={`M0 260v-30c34-10 72-4 104 8 30 12 58 18 82 22Z ${pine(22, 234, 1.15)} ${pine(52, 234, 0.85)} ${pine(82, 240, 0.6)}`}
      fill="#140f3a"
    />
  );
}
