/** Words for the air of the whole picture: time, weather, season, mood, light. */

import type { Light, Mood, Season, TimeOfDay, Weather } from '../../scene.ts';
import { wordSet, wordTable } from './word-table.ts';

export const TIMES_BY_WORD = wordTable<TimeOfDay>({
  dawn: 'sunrise, daybreak, early morning, morning, first light, morning light, soft morning light, warm morning light, early morning light, bright morning light, gentle morning light, morning sun, morning sunlight, morning sunshine, dawn light, sunrise light, early light',
  day: 'daytime, noon, midday, daylight, afternoon, sunlight, sunshine, sunny, sunny day, sunlit, bright day',
  sunset:
    'dusk, evening, twilight, golden hour, sundown, evening light, evening sun, blue hour, nightfall, setting sun, late afternoon, late afternoon light, late afternoon sun, sunset light, warm evening light, soft evening light, golden evening light, twilight light, dusk light',
  night:
    'midnight, nighttime, starry, starry night, starry sky, night sky, nocturnal, moonlit, late night, moonlit night, full moon night',
});

export const WEATHERS_BY_WORD = wordTable<Weather>({
  clear: 'cloudless, clear sky, blue sky, clear skies, blue skies, sunny, sunshine',
  cloudy: 'overcast, clouded, grey sky, dark clouds, dramatic sky, cloudy sky',
  rain: 'rainy, raining, drizzle, rainfall, pouring rain, heavy rain, raindrops, rainy day, drizzling, downpour, wet',
  storm:
    'stormy, thunder, thunderstorm, hurricane, stormy sea, stormy sky, tempest, windstorm, stormy weather',
  fog: 'foggy, mist, misty, haze, hazy, smoky',
  snow: 'snowing, snowfall, blizzard, snowstorm, snowy, falling snow, snow covered, snowflakes, wintry snow',
});

export const SEASONS_BY_WORD = wordTable<Season>({
  spring: 'springtime, vernal, easter, spring day, blossoming',
  summer: 'summertime, summery, midsummer, summer day',
  autumn: 'fall, autumnal, halloween, thanksgiving, autumn day, harvest',
  winter: 'wintry, christmas, xmas, wintertime, new year, winter day, festive, advent, christmassy',
});

export const MOODS_BY_WORD = wordTable<Mood>({
  peaceful:
    'calm, serene, quiet, tranquil, gentle, cosy, cozy, relaxing, relaxed, hygge, harmonious, soothing, idyllic, still, warm, airy, elegant, delicate, snug, sophisticated, minimalist, minimal, zen, homely, intimate',
  dramatic:
    'epic, majestic, intense, mighty, powerful, cinematic, heroic, moody, breathtaking, luxury, luxurious, premium, exclusive, glamorous',
  cheerful:
    'cute, funny, joyful, lovely, friendly, playful, colourful, colorful, festive, fun, vibrant, bright, adorable, whimsical, lively, kawaii, cheery, fresh, crisp, energetic',
  dark: 'gloomy, scary, spooky, haunted, eerie, horror, creepy, sinister, gothic, ominous, menacing',
  dreamy:
    'magical, magic, mystical, enchanted, fairytale, fairy tale, surreal, ethereal, mysterious, romantic, fantasy, dreamlike, enchanting',
  futuristic: 'cyberpunk, sci fi, scifi, future, cyber, high tech, science fiction, space age',
  vintage:
    'retro, rustic, farmhouse, antique, nostalgic, old fashioned, victorian, medieval, steampunk, 1920s, 1950s, 1960s, 1970s, 1980s, 50s, 60s, 70s, 80s, art deco',
});

export const LIGHTS_BY_WORD = wordTable<Light>(
  {
    soft: 'soft light, soft lighting, diffused light, gentle light, natural light, window light, soft shadows, warm light, soft morning light, gentle morning light, soft evening light, soft daylight, dappled light, even light, diffuse light, soft natural light',
    studio: 'studio light, studio lighting, softbox, studio lights, professional lighting, product lighting',
    dramatic:
      'dramatic light, dramatic lighting, rim light, chiaroscuro, low key, hard light, hard shadows, harsh light, strong shadows, cinematic lighting, moody lighting, moody light',
    golden:
      'golden light, golden hour, warm sunlight, backlit, sunlight, sunbeams, sun rays, golden sunlight, warm evening light, sunbeam, backlight, golden evening light, late afternoon light, late afternoon sun, low sun',
    candle:
      'string lights, fairy lights, christmas lights, string light, fairy light, christmas light, candlelight, candlelit, firelight, candle light, by candlelight',
    neon: 'neon lit, neon light, neon lights, neon lighting, neon glow, neon',
    spotlight: 'spotlight, spot light, stage light, stage lights, stage lighting, spotlights',
    moonlight: 'moonlight, moonlit, moon light, in moonlight',
  },
  // "golden" and "soft" alone are no light.
  false,
);

/** A time that a light or a feast brings with it. */
export const TIME_OF_LIGHT: Partial<Record<Light, TimeOfDay>> = { golden: 'sunset', moonlight: 'night' };
export const DARK_TIMES = wordSet(
  'halloween, fireworks, stars, northern lights, moon, full moon, crescent moon, milky way',
);
