/** What is on the form, and how templates, proposals and kept logos become it. */

import { DEFAULT_DESIGN, type MarkDesign, readDesign } from '#engine/lettering/mark/design.ts';
import type { LogoTemplate, UserLogo } from '../contract.ts';

export interface Draft {
  /** The logo that is being changed; null for a new one. */
  editing: string | null;
  templateId: string | null;
  name: string;
  /** Sizes and colours as typed; what is not one is drawn as the usual one. */
  design: MarkDesign;
}

export const BLANK: Draft = { editing: null, templateId: null, name: '', design: DEFAULT_DESIGN };

/** A template brings its look; what the person has typed already stays. */
export function fromTemplate(template: LogoTemplate, now: Draft): Draft {
  const look = template.design
    ? readDesign(template.design)
    : {
        ...now.design,
        colors: [template.colors[0] ?? now.design.colors[0], template.colors[1] ?? now.design.colors[1]] as [
          string,
          string,
        ],
        isAnimated: template.isAnimated,
      };
  return {
    ...now,
    templateId: template.id,
    design: { ...look, text: now.design.text || look.text, tagline: now.design.tagline || look.tagline },
  };
}

export const fromIdea = (design: Record<string, unknown>, now: Draft): Draft => {
  const read = readDesign(design);
  return { ...now, name: now.name || read.text, templateId: null, design: read };
};

/** Logos sent by other programs carry fewer choices; their movement stands in fields of its own. */
export function fromLogo(logo: UserLogo): Draft {
  const given = logo.customizations ?? {};
  const motion = {
    type: logo.animationType,
    duration: logo.animationDuration,
    delay: logo.animationDelay,
    iterations: logo.animationIterations,
    timing: logo.animationTiming,
  };
  return {
    editing: logo.id,
    templateId: logo.templateId,
    name: logo.name,
    design: readDesign({ ...given, isAnimated: logo.isAnimated, motion }),
  };
}

/** As the spec's call wants it: animation in fields, everything else in customizations. */
export const toBody = ({ name, templateId, design }: Draft, svgContent: string) => ({
  name: name.trim(),
  svgContent,
  templateId,
  isAnimated: design.isAnimated,
  animationType: design.motion.type,
  animationDuration: design.motion.duration as '2s',
  animationDelay: design.motion.delay as '0s',
  animationIterations: design.motion.iterations as 'infinite',
  animationTiming: design.motion.timing,
  customizations: { ...readDesign(design) } as Record<string, unknown>,
});
