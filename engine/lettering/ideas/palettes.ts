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
  palette('Denim', '#1e3a5f', '#e07a5f', '#fbf9f6', 'calm', 'warm'),
  palette('Olive', '#4d5b1e', '#a16207', '#faf9f0', 'warm', 'fresh', 'classic'),
  palette('Cobalt on cobalt', '#ffffff', '#bfdbfe', '#1d4ed8', 'bold', 'calm'),
  palette('Cream on clay', '#fff7ed', '#fed7aa', '#9a3412', 'warm', 'bold'),
  palette('Cream on pine', '#fefce8', '#d9f99d', '#14532d', 'fresh', 'classic'),
];
