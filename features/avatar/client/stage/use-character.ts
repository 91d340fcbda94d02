/** Keeps a character sculpted as its data changes: the newest wish wins, and what was made before shows until then. */

import { useEffect, useMemo, useState } from 'react';
import { lookOf } from '#engine/character/figure/look-of.ts';
import type { CharacterData } from '../../contract.ts';
import type { BuildReply, BuiltCharacter } from './built-character.ts';

const KEPT = 6;
const kept = new Map<string, BuiltCharacter>();
const waiting = new Map<number, { key: string; done: (built?: BuiltCharacter) => void }>();
let worker: Worker | undefined;
let last = 0;

function sculptor(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./character.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<BuildReply>) => {
    const order = waiting.get(data.id);
    waiting.delete(data.id);
    if (!order) return;
    if (data.built) {
      kept.set(order.key, data.built);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    }
    order.done(data.built);
  };
  return worker;
}

export interface Sculpted {
  built: BuiltCharacter | undefined;
  isWorking: boolean;
  hasFailed: boolean;
}

/** Live figures are a little coarser than pictures: they must move. */
export function useCharacter(data: CharacterData): Sculpted {
  const look = useMemo(() => {
    const wanted = lookOf(data);
    return { ...wanted, quality: wanted.quality === 'low' ? ('low' as const) : ('medium' as const) };
  }, [data]);
  const key = JSON.stringify(look);
  const [state, setState] = useState<{ key: string; built?: BuiltCharacter; failed?: boolean }>({ key: '' });
  useEffect(() => {
    const known = kept.get(key);
    if (known) {
      setState({ key, built: known });
      return;
    }
    let isWanted = true;
    const id = ++last;
    // A slider or a quick series of choices should cost one figure, not ten.
    const timer = setTimeout(() => {
      waiting.set(id, {
        key,
        done: (built) => {
          if (!isWanted) return;
          setState((now) => (built ? { key, built } : { ...now, key, failed: true }));
        },
      });
      sculptor().postMessage({ id, look: JSON.parse(key) });
    }, 60);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { built: state.built, isWorking: state.key !== key, hasFailed: state.failed === true };
}
