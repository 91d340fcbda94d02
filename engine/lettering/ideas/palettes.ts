/** Colours that go together: each primary reads on its own background, each secondary reads on the primary or beside it. */

export const MOODS = ['calm', 'warm', 'fresh', 'bold', 'dark', 'soft', 'classic', 'neon'] as const;
export type Mood = (typeof MOODS)[number];

export interface Palette {
  name: string;
  primary: string;
  secondary: string;
  background: string;
  moods: readonly Mood[];
}

const palette = (
  name: string,
  primary: string,
  secondary: string,
  background: string,
  ...moods: Mood[]
): Palette => ({
  name,
  primary,
  secondary,
  background,
  moods,
});

export const PALETTES: readonly Palette[] = [
  palette('Harbour', '#1d4ed8', '#0ea5e9', '#ffffff', 'calm', 'classic'),
  palette('Navy and brass', '#1e2a4a', '#b7791f', '#ffffff', 'classic', 'calm'),
  palette('Slate', '#1f2937', '#64748b', '#ffffff', 'classic', 'calm'),
  palette('Midnight', '#f8fafc', '#60a5fa', '#0f172a', 'dark', 'bold'),
  palette('Ink and paper', '#1c1917', '#b45309', '#faf6ef', 'classic', 'warm'),
  palette('Terracotta', '#9a3412', '#ea580c', '#fff7ed', 'warm', 'soft'),
  palette('Espresso', '#5b3a29', '#b08968', '#f7efe6', 'warm', 'classic'),
  palette('Berry', '#9d174d', '#db2777', '#fff1f5', 'soft', 'bold'),
  palette('Plum', '#581c87', '#c026d3', '#ffffff', 'bold', 'soft'),
  palette('Violet hour', '#6d28d9', '#2563eb', '#ffffff', 'bold', 'neon'),
  palette('Forest', '#14532d', '#65a30d', '#f6faf3', 'fresh', 'calm'),
  palette('Sage', '#3f6252', '#7a9e87', '#f3f6f1', 'soft', 'calm', 'fresh'),
  palette('Mint', '#0f766e', '#14b8a6', '#f0fdfa', 'fresh', 'calm'),
  palette('Lagoon', '#155e75', '#0891b2', '#ffffff', 'fresh', 'calm'),
  palette('Citrus', '#c2410c', '#f59e0b', '#ffffff', 'warm', 'fresh', 'bold'),
  palette('Sunflower', '#1f2937', '#d97706', '#fffbeb', 'warm', 'bold'),
  palette('Signal', '#b91c1c', '#ef4444', '#ffffff', 'bold', 'warm'),
  palette('Charcoal and lime', '#d9f99d', '#a3e635', '#18181b', 'dark', 'neon'),
  palette('Aurora', '#5eead4', '#818cf8', '#0b1120', 'dark', 'neon'),
  palette('Ember', '#fdba74', '#fb7185', '#1c1412', 'dark', 'warm'),
  palette('Royal night', '#e9d5ff', '#a78bfa', '#1e1240', 'dark', 'bold'),
  palette('Rosewood', '#7f1d1d', '#c08457', '#fdf8f4', 'classic', 'warm'),
  palette('Blush', '#9f4a5b', '#d98a94', '#fdf2f1', 'soft', 'warm'),
  palette('Graphite', '#27272a', '#dc2626', '#ffffff', 'bold', 'classic'),
  palette('Pine night', '#bbf7d0', '#4ade80', '#0c2418', 'dark', 'fresh'),
  palette('Denim', '#1e3a5f', '#e07a5f', '#fbf9f6', 'calm'),
  palette('Olive', '#4d5b1e', '#a16207', '#faf9f0', 'warm', 'fresh', 'classic'),
  palette('Cobalt on cobalt', '#ffffff', '#bfdbfe', '#1d4ed8', 'bold', 'calm'),
  palette('Cream on clay', '#fff7ed', '#fed7aa', '#9a3412', 'warm', 'bold'),
  palette('Cream on pine', '#fefce8', '#d9f99d', '#14532d', 'fresh', 'classic'),
  palette('Honey', '#78350f', '#d97706', '#fffbeb', 'warm'),
  palette('Cinnamon', '#7c2d12', '#c2703d', '#fdf6ee', 'warm', 'classic'),
  palette('Meadow', '#166534', '#65a30d', '#ffffff', 'fresh', 'bold'),
  palette('Sea breeze', '#075985', '#0ea5e9', '#f0f9ff', 'fresh', 'calm', 'soft'),
  palette('Watermelon', '#be123c', '#16a34a', '#fff1f2', 'fresh', 'bold'),
  palette('Lime leaf', '#3f6212', '#65a30d', '#f7fee7', 'fresh', 'soft'),
  palette('Lavender', '#5b4a8a', '#a08cd0', '#f6f3fc', 'soft', 'calm'),
  palette('Powder', '#4a5a7a', '#8ea3c8', '#f3f6fb', 'soft', 'calm'),
  palette('Peach', '#9a4a2f', '#e08e6d', '#fff4ee', 'soft', 'warm'),
  palette('Rose tea', '#8a3f5c', '#c98aa0', '#fcf3f5', 'soft', 'classic'),
  palette('Dove', '#4b4a52', '#9a93a5', '#f6f4f7', 'soft', 'classic'),
  palette('Onyx and gold', '#f5e6c8', '#d4a94e', '#14110b', 'dark', 'classic'),
  palette('Deep sea', '#a5f3fc', '#22d3ee', '#06202b', 'dark', 'neon', 'fresh'),
  palette('Hot wire', '#fda4c8', '#f472b6', '#1a0b16', 'dark', 'neon'),
  palette('Ultraviolet', '#c4b5fd', '#8b5cf6', '#0f0a24', 'dark', 'neon'),
  palette('Laser', '#fef08a', '#facc15', '#141414', 'dark', 'neon'),
  palette('Steel night', '#e2e8f0', '#94a3b8', '#111827', 'dark', 'calm'),
  palette('Electric', '#4338ca', '#0891b2', '#ffffff', 'neon', 'bold', 'calm'),
  palette('Magenta', '#a21caf', '#f43f5e', '#ffffff', 'neon', 'bold'),
  palette('Cyber', '#86efac', '#2dd4bf', '#0a0f1f', 'dark', 'neon'),
  palette('Plasma', '#f0abfc', '#e879f9', '#12081f', 'dark', 'neon'),
  palette('Blue laser', '#93c5fd', '#3b82f6', '#050b1c', 'dark', 'neon'),
];
