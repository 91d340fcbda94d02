/** Whether and how the mark moves. */

import {
  ANIMATION_DELAYS,
  ANIMATION_DURATIONS,
  ANIMATION_ITERATIONS,
  ANIMATION_TIMINGS,
  ANIMATION_TYPES,
} from '#common/mark-values.ts';
import { t } from '#common/texts.ts';
import type { Motion } from '#engine/lettering/motion/motion.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { ANIMATION_NAMES, iterationName, secondsName } from '../logo-names.ts';
import type { PartProps } from './part.ts';

export function AnimationFields({ design, onChange }: PartProps) {
  const { motion } = design;
  const set = (change: Partial<Motion>) => onChange({ motion: { ...motion, ...change } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SwitchField
        isFramed
        label={t('Animated Logo')}
        checked={design.isAnimated}
        onChange={(isAnimated) => onChange({ isAnimated })}
      />
      {design.isAnimated && (
        <div className="grid grid-cols-2 gap-3">
          <FormField label={t('Animation Type')} id="logo-animation" className="col-span-2">
            <ChoiceSelect
              value={motion.type}
              choices={ANIMATION_TYPES}
              nameOf={(type) => ANIMATION_NAMES[type]}
              onChange={(type) => set({ type })}
            />
          </FormField>
          <FormField label={t('Duration')} id="logo-duration">
            <ChoiceSelect
              value={motion.duration}
              choices={ANIMATION_DURATIONS as readonly string[]}
              nameOf={secondsName}
              onChange={(duration) => set({ duration })}
            />
          </FormField>
          <FormField label={t('Delay')} id="logo-delay">
            <ChoiceSelect
              value={motion.delay}
              choices={ANIMATION_DELAYS as readonly string[]}
              nameOf={secondsName}
              onChange={(delay) => set({ delay })}
            />
          </FormField>
          <FormField label={t('Iterations')} id="logo-iterations">
            <ChoiceSelect
              value={motion.iterations}
              choices={ANIMATION_ITERATIONS as readonly string[]}
              nameOf={iterationName}
              onChange={(iterations) => set({ iterations })}
            />
          </FormField>
          <FormField label={t('Timing')} id="logo-timing">
            <ChoiceSelect
              value={motion.timing}
              choices={ANIMATION_TIMINGS}
              nameOf={(timing) => timing}
              onChange={(timing) => set({ timing })}
            />
          </FormField>
        </div>
      )}
    </div>
  );
}
