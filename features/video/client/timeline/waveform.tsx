/** The waveform of a recording, read and drawn once it comes into view. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '#platform/browser/preferences/theme.ts';

const engine = () => import('./draw-wave.ts');

export function Waveform({ url }: { url: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { isDark } = useTheme();
  const { data } = useQuery({
    queryKey: ['wave-peaks', url],
    enabled: isSeen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => (await engine()).readPeaks(url, signal),
  });
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      watcher.disconnect();
    });
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colors
  useEffect(() => {
    if (!data || !box.current) return;
    const container = box.current;
    let clear: (() => void) | undefined;
    let isWanted = true;
    void engine().then(({ drawWave }) => {
      if (isWanted) clear = drawWave(container, data);
    });
    return () => {
      isWanted = false;
      clear?.();
    };
  }, [data, isDark]);
  return <div ref={box} aria-hidden className="pointer-events-none absolute inset-0 opacity-70" />;
}
