/** What is said and written down again to count the errors. */

import type { LanguageCode } from '#features/speech/contract.ts';

export const SENTENCES: Record<LanguageCode, readonly string[]> = {
  en: [
    'The quick brown fox jumps over the lazy dog near the old river.',
    'Please upload your audio file and wait a few seconds for the result.',
    'Our new design studio opens in September with many students.',
    'She wanted to know whether the train to the coast was running on time.',
    'Artificial intelligence can help artists create pictures, music and video.',
    'Thank you for calling, our small shop is open from Monday to Saturday.',
    'The weather will be warm and sunny in the north tomorrow afternoon.',
    'He closed the old wooden door and walked slowly down the stairs.',
    'Remember to save your work before you close the window.',
    'Children were playing on the beach while their parents read the news.',
  ],
  es: [
    'El perro corre por el parque todas las mañanas.',
    'Mañana vamos a visitar el museo de la ciudad con nuestros amigos.',
  ],
  fr: [
    'Le soleil brille sur la mer et les enfants jouent sur la plage.',
    'Nous allons visiter le musée demain matin avec nos amis.',
  ],
  de: [
    'Der Hund läuft jeden Morgen durch den Park.',
    'Wir besuchen morgen mit unseren Freunden das Museum in der Stadt.',
  ],
  it: [
    'Il cane corre nel parco tutte le mattine.',
    'Domani andiamo a visitare il museo della città con i nostri amici.',
  ],
  pt: [
    'O cachorro corre no parque todas as manhãs.',
    'Amanhã vamos visitar o museu da cidade com nossos amigos.',
  ],
  zh: ['今天天气很好，我们去公园散步吧。', '明天我和朋友们一起去参观博物馆。'],
  ja: ['今日は天気がいいので、公園を散歩しましょう。', '明日、友達と一緒に博物館へ行きます。'],
  ko: ['오늘은 날씨가 좋아서 공원을 산책합니다.', '내일 친구들과 함께 박물관에 갈 거예요.'],
};
