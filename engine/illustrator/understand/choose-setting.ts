/** Chooses what a prompt leaves open: where a subject is at home, and which light suits the place. */

import type { Mood, Setting, SubjectSpec, TimeOfDay, Weather } from '../scene-spec.ts';
import { findSubject } from '../subjects/registry.ts';

const HOMES: [Setting, string][] = [
  ['space', 'rocket astronaut alien planet moon star satellite'],
  ['underwater', 'fish octopus mermaid turtle seahorse shark jellyfish'],
  ['ocean', 'whale dolphin ship sailing-boat boat'],
  ['sky', 'airplane helicopter hot-air-balloon bird butterfly eagle'],
  ['snow', 'penguin snowman polar-bear'],
  ['farm', 'cow pig sheep chicken horse tractor windmill'],
  ['desert', 'cactus camel'],
  ['beach', 'palm lighthouse crab'],
  ['mountain', 'dragon castle tent bear'],
  ['forest', 'fox owl rabbit mushroom wizard unicorn pine deer squirrel'],
  ['garden', 'flower sunflower bee snail rose frog'],
  ['street', 'car vintage-car truck bus bicycle train robot'],
  [
    'room',
    'apple cake ice-cream pizza coffee burger book guitar lamp chair crown gift camera clock cup heart cat dog ghost',
  ],
  ['meadow', 'balloon ball umbrella tree house person child knight lion elephant'],
];

export function homeOf(subjects: readonly SubjectSpec[]): Setting {
  const first = subjects[0]?.name;
  if (!first) return 'mountain';
  const name = first.replaceAll(' ', '-');
  const home = HOMES.find(([, names]) => names.split(' ').includes(name))?.[0];
  return home ?? findSubject(first)?.home ?? 'mountain';
}

export function chooseTime(setting: Setting, mood: Mood | null, subjects: readonly SubjectSpec[]): TimeOfDay {
  if (setting === 'space' || mood === 'dark') return 'night';
  if (mood === 'futuristic') return 'night';
  if (subjects.some((one) => one.name === 'dragon' || one.name === 'ghost')) return 'sunset';
  if (mood === 'dramatic' || mood === 'vintage' || mood === 'dreamy') return 'sunset';
  return setting === 'desert' || setting === 'castle' ? 'sunset' : 'day';
}

export const chooseWeather = (setting: Setting, mood: Mood | null): Weather =>
  mood === 'dark' && setting !== 'space' ? 'fog' : 'clear';
