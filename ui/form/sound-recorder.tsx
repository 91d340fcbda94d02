/** Records from the microphone, with the time that has passed. */

import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from './button.tsx';

/** What browsers can record, best first; the server hears all of them. */
const KINDS = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
];

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface SoundRecorderProps {
  onRecorded: (file: File) => void;
  /** There is no microphone, or it may not be used. */
  onRefused: () => void;
}

export function SoundRecorder({ onRecorded, onRefused }: SoundRecorderProps) {
  const [seconds, setSeconds] = useState<number>();
  const recorder = useRef<MediaRecorder>(undefined);
  const isRecording = seconds !== undefined;

  useEffect(() => {
    if (!isRecording) return;
    const timer = setInterval(() => setSeconds((now) => (now ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(
    () => () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    },
    [],
  );

  const start = async () => {
    const kind = KINDS.find(({ type }) => window.MediaRecorder?.isTypeSupported(type));
    try {
      if (!kind) throw new Error('unsupported');
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const made = new MediaRecorder(stream, { mimeType: kind.type });
      const parts: Blob[] = [];
      made.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
      made.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        setSeconds(undefined);
        const stamp = new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '.');
        onRecorded(
          new File(parts, `Recording ${stamp}.${kind.extension}`, { type: kind.type.split(';')[0] }),
        );
      };
      recorder.current = made;
      made.start(1000);
      setSeconds(0);
    } catch {
      onRefused();
    }
  };
  return isRecording ? (
    <Button type="button" variant="destructive" onClick={() => recorder.current?.stop()}>
      <Square /> {t('Stop recording · {0}', clock(seconds))}
    </Button>
  ) : (
    <Button type="button" variant="outline" onClick={() => void start()}>
      <Mic /> {t('Record')}
    </Button>
  );
}
