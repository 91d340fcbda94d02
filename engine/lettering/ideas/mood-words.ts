/** Words that say how something should feel → the mood of its colours; in the nine languages of the interface. */

import type { Mood } from './palettes.ts';

const LIST: Record<Mood, string> = {
  warm: `warm warmth cozy cosy homely inviting welcoming friendly hearty autumn autumnal earthy sunny golden
    warme warmer warmes herzlich gemütlich freundlich cálido cálida acogedor acogedora chaleureux chaleureuse chaud chaude
    caldo calda accogliente quente acolhedor acolhedora 温かい 暖かい あたたかい 따뜻한 포근한 温暖 温馨 亲切`,
  fresh: `fresh crisp clean natural eco green healthy spring light airy pure vegan
    frisch frische natürlich rein fresco fresca frais fraîche naturel pur naturale puro pura limpo
    新鮮 爽やか さわやか ナチュラル 신선한 상쾌한 자연스러운 清新 新鲜 自然`,
  classic: `elegant classy luxury luxurious premium timeless traditional classic classical sophisticated refined noble
    exclusive heritage vintage rustic retro formal elegante klassisch edel hochwertig luxuriös traditionell clásico clásica
    lujoso élégant élégante classique luxe raffiné classico classica lusso raffinato clássico luxo
    上品 エレガント 高級 伝統的 クラシック 우아한 고급스러운 전통적인 优雅 高端 奢华 经典 传统`,
  calm: `calm quiet serene peaceful relaxing trustworthy reliable serious honest zen mindful professional
    ruhig entspannt seriös verlässlich friedlich tranquilo tranquila sereno serena calme serein paisible calmo calma tranquillo
    落ち着いた 静か 穏やか 信頼 차분한 조용한 평온한 宁静 平静 安静 稳重`,
  bold: `bold loud strong powerful energetic playful fun colorful colourful vibrant lively dynamic brave cheeky young sporty
    kräftig mutig verspielt bunt lebendig fröhlich energisch audaz divertido divertida colorido alegre enérgico audacieux ludique
    coloré joyeux énergique audace divertente colorato vivace energico ousado vibrante
    大胆 元気 楽しい カラフル 力強い 대담한 활기찬 재미있는 大胆 活泼 有趣 鲜艳`,
  soft: `soft gentle delicate romantic cute sweet dreamy pastel feminine tender lovely dainty
    sanft zart süß romantisch verträumt niedlich suave delicado delicada romántico tierno doux douce délicat romantique mignon
    morbido dolce delicato romantico carino doce fofo 優しい かわいい 可愛い やわらかい ロマンチック 부드러운 귀여운 로맨틱한 柔和 可爱 浪漫 温柔`,
  dark: `dark moody mysterious gothic nocturnal midnight noir dunkel düster geheimnisvoll oscuro oscura misterioso sombre mystérieux
    scuro scura escuro escura ダーク 暗い 神秘的 어두운 신비로운 黑暗 神秘 深色`,
  neon: `neon futuristic electric cyber cyberpunk glowing synthwave futuristisch elektrisch futurista eléctrico
    futuriste électrique futuristico elettrico elétrico 未来的 近未来 ネオン 미래적인 네온 霓虹 未来 科幻`,
};

const MOOD_OF = new Map<string, Mood>();
for (const [mood, words] of Object.entries(LIST) as [Mood, string][])
  for (const word of words.split(/\s+/)) if (!MOOD_OF.has(word)) MOOD_OF.set(word, mood);

/** Chinese and Japanese write no spaces: there a word may stand inside another. */
const UNSPACED = [...MOOD_OF].filter(([word]) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word),
);

export const isMoodWord = (word: string): boolean => MOOD_OF.has(word);

/** The moods that a text names, in its order. */
export function moodsIn(text: string): Mood[] {
  const said = text.toLowerCase();
  const spaced = (said.match(/[\p{L}\p{N}]{2,}/gu) ?? []).flatMap((word) => MOOD_OF.get(word) ?? []);
  const unspaced = UNSPACED.flatMap(([word, mood]) => (said.includes(word) ? mood : []));
  return [...new Set([...spaced, ...unspaced])];
}
