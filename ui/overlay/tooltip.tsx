/** A hint on hover or focus; never the only place where something is said. */

import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Milliseconds before a first hint opens, and within which the next one opens at once. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** Pixels to the control, and to the edges of the window. */
const GAP = 6;
const EDGE = 8;

let closedAt = Number.NEGATIVE_INFINITY;

interface HintProps {
  label: string;
  /** One control that passes on what it is given. */
  children: ReactElement<Record<string, unknown>>;
}

export function Hint({ label, children }: HintProps) {
  const id = useId();
  const [control, setControl] = useState<Element>();
  const timer = useRef(0);

  const close = () => {
    window.clearTimeout(timer.current);
    setControl(undefined);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!control) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setControl(undefined);
    const onScroll = () => setControl(undefined);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      closedAt = performance.now();
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [control]);

  return (
    <>
      {cloneElement(children, {
        'aria-describedby': control ? id : undefined,
        onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
          if (pointerType === 'touch') return;
          const isNext = performance.now() - closedAt < SKIP_DELAY;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => setControl(currentTarget), isNext ? 0 : OPEN_DELAY);
        },
        onPointerLeave: close,
        onPointerDown: close,
        onFocus: ({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) setControl(currentTarget);
        },
        onBlur: close,
      })}
      {control && <Bubble id={id} label={label} control={control} />}
    </>
  );
}

/** Above the control where there is room, else below, and always inside the window. */
function Bubble({ id, label, control }: { id: string; label: string; control: Element }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { width, height } = bubble.current!.getBoundingClientRect();
    const near = control.getBoundingClientRect();
    const max = document.documentElement.clientWidth - EDGE - width;
    const left = Math.max(EDGE, Math.min(near.left + (near.width - width) / 2, max));
    const above = near.top - GAP - height;
    const top = above < EDGE ? near.bottom + GAP : above;
    Object.assign(bubble.current!.style, { left: `${left}px`, top: `${top}px` });
  }, [control]);
  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="pointer-events-none fixed z-50 w-max max-w-xs animate-pop-in rounded-md bg-foreground px-2.5 py-1.5 text-background text-xs shadow-lift"
    >
      {label}
    </div>,
    document.body,
  );
}
