/** The character in movement: choose what it does, how fast, and what it says with which voice. */

import { Clapperboard, Play, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Animation } from '#engine/character/motion/animations.ts';
import { notify } from '#platform/browser/notice.ts';
import { downloadBlob } from '#platform/browser/work/copy-download.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Slider } from '#ui/form/slider.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ANIMATIONS, AVATAR_VOICES } from '../contract.ts';
import { type CharacterDraft, withOption } from './draft.ts';
import { fileNameOf, nameOf } from './names.ts';
import { OptionSelect } from './option-select.tsx';
import { CharacterStage } from './stage/character-stage.tsx';
import { useSpeaking } from './use-speaking.ts';

export interface AnimateTabProps {
  draft: CharacterDraft;
  onChange: (draft: CharacterDraft) => void;
}

/** Seconds of an exported clip. */
const CLIP_SECONDS = 5;

export function AnimateTab({ draft, onChange }: AnimateTabProps) {
  const [animation, setAnimation] = useState<Animation>('idle');
  const [speed, setSpeed] = useState(1);
  const [dialogue, setDialogue] = useState('');
  const [isRecording, setIsRecording] = useState(false);
  const { state, pose, speak, stop } = useSpeaking(animation, speed);
  const frame = useRef<HTMLDivElement>(null);
  const { voice } = draft.data.personality;

  const record = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas || !window.MediaRecorder) {
      notify({ title: 'Export Failed', description: 'This browser cannot record.', variant: 'destructive' });
      return;
    }
    const recorder = new MediaRecorder(canvas.captureStream(30), { videoBitsPerSecond: 6_000_000 });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => {
      setIsRecording(false);
      downloadBlob(
        new Blob(pieces, { type: recorder.mimeType }),
        `${fileNameOf(draft.name || animation)}-${animation}.webm`,
      );
    };
    recorder.start();
    setIsRecording(true);
    setTimeout(() => recorder.stop(), CLIP_SECONDS * 1000);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <Card>
        <CardContent className="grid gap-5 p-5 sm:p-6">
          <OptionSelect
            label="Animation Type"
            id="animation-type"
            value={animation}
            choices={ANIMATIONS}
            onChange={setAnimation}
          />
          <FormField label={`Animation Speed: ${speed.toFixed(1)}×`} id="animation-speed">
            <Slider
              min={0.5}
              max={3}
              step={0.1}
              value={[speed]}
              onValueChange={([next = 1]) => setSpeed(Math.round(next * 10) / 10)}
            />
          </FormField>
          <OptionSelect
            label="Voice Type"
            id="voice-type"
            value={voice}
            choices={AVATAR_VOICES}
            onChange={(next) => onChange(withOption(draft, 'personality', { voice: next }))}
          />
          <FormField label="Dialogue" id="dialogue">
            <Textarea
              rows={4}
              maxLength={400}
              placeholder="What should your character say?"
              value={dialogue}
              onChange={(event) => setDialogue(event.target.value)}
            />
          </FormField>
          {state === 'playing' ? (
            <Button size="lg" variant="secondary" onClick={stop}>
              <Square /> Stop
            </Button>
          ) : (
            <Button size="lg" pending={state === 'preparing'} onClick={() => void speak(dialogue, voice)}>
              {state === 'idle' && <Play />} Preview Animation
            </Button>
          )}
          <Button variant="outline" pending={isRecording} onClick={record}>
            {!isRecording && <Clapperboard />}{' '}
            {isRecording ? 'Recording...' : `Export clip (${CLIP_SECONDS} s)`}
          </Button>
        </CardContent>
      </Card>
      <section aria-label="Animation preview" className="grid gap-3">
        <p className="text-muted-foreground text-sm">
          Animation: <span className="font-medium text-foreground">{nameOf(animation)}</span>
        </p>
        <div ref={frame}>
          <CharacterStage
            data={draft.data}
            pose={pose}
            picture={draft.imageUrl}
            label={`Character ${animation}`}
            className="h-[36rem]"
          />
        </div>
      </section>
    </div>
  );
}
