/** The seven movements in words. */

import type { Animation } from '../../contract.ts';

export const PRESET_WORDS: Record<Animation, { name: string; description: string; category: string }> = {
  idle: { name: 'Idle', description: 'Stands, breathes and looks around.', category: 'basic' },
  walking: { name: 'Walking', description: 'An easy walk with swinging arms.', category: 'movement' },
  running: { name: 'Running', description: 'A fast run that leans forward.', category: 'movement' },
  talking: { name: 'Talking', description: 'Speaks with hands and face.', category: 'expression' },
  waving: { name: 'Waving', description: 'Greets with a raised hand.', category: 'expression' },
  dancing: { name: 'Dancing', description: 'Moves to the beat, hips first.', category: 'expression' },
  jumping: { name: 'Jumping', description: 'Crouches, leaps and lands softly.', category: 'movement' },
};
