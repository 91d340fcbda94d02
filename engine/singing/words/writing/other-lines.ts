/** Lines that songs in the other eight languages are written from. */

import type { Spoken } from '#common/voice-words.ts';
import type { LineBank } from './line-bank.ts';

const split = (text: string): string[] => text.split(' / ');
const bank = (anything: string, happy: string, sad: string, hooks: string, answers: string): LineBank => ({
  anything: split(anything),
  happy: split(happy),
  sad: split(sad),
  hooks: split(hooks),
  answers: split(answers),
});

export const OTHER_LINES: Readonly<Record<Exclude<Spoken, 'en'>, LineBank>> = {
  de: bank(
    'Der Morgen kommt auf leisen Sohlen / Ich will mir neue Träume holen / Die Straße glänzt im Lampenlicht / Ich seh dich an und sage nichts / Der Wind erzählt von fernem Land / Ich halte fest an deiner Hand / Die Stadt wird still, der Tag ist aus / Ein kleines Licht bringt mich nach Haus / Ich hör ein Lied, das keiner kennt / Das irgendwo im Dunkeln brennt / Die Wolken ziehen übers Meer / Ich frage nie: Wo kommst du her',
    'Heut ist die Welt so leicht und hell / Und alle Uhren gehn zu schnell / Wir tanzen barfuß durch den Raum / Das Leben ist ein schöner Traum',
    'Der Regen schreibt an mein Fenster hin / Und fragt, warum ich traurig bin / Die Nacht ist lang, das Haus ist leer / Ich finde meinen Weg nicht mehr',
    'Oh, {x}, bleib noch hier bei mir / Oh, {x}, ich gehör zu dir / Oh, {x}, lass mich nie mehr gehn / Oh, {x}, lass mich dich verstehn / Oh, {x}, halt mich durch die Nacht / Oh, {x}, du hast Licht gemacht',
    'Alles, was ich habe, schenk ich dir / Mach die Augen zu und träum mit mir / Und die ganze Welt bleibt für uns stehn / So ein Wunder hab ich nie gesehn / Du hast mir die Sonne mitgebracht / Wer hätte das jemals gedacht',
  ),
  es: bank(
    'Camino solo por la ciudad / Buscando un poco de claridad / La luna canta sobre el mar / Y yo no puedo descansar / La noche enciende su canción / Y late fuerte el corazón / El viento cuenta lo que fui / Y cada calle habla de ti / Abro la puerta, sale el sol / El cielo cambia de color / Guardo tu voz en el cajón / Y la convierto en mi canción',
    'Hoy quiero bailar sin parar / Reír, correr y respirar / La vida sabe a limón / Y el mundo cabe en mi balcón',
    'La lluvia cae sobre mí / No sé por qué te fuiste de aquí / La casa guarda tu calor / Y yo me quedo sin tu voz',
    'Oh, {x}, quédate aquí / Oh, {x}, vives en mí / Oh, {x}, no digas adiós / Oh, {x}, cantamos los dos / Oh, {x}, vuelve a empezar / Oh, {x}, llévame al mar',
    'Nunca he sentido algo así / Todo mi cielo es para ti / Basta el sonido de tu voz / Y nadie más, solo tú y yo / Déjame verte caminar / Sobre la espuma del mar',
  ),
  fr: bank(
    'Je marche seul dans la nuit / La ville danse sans un bruit / Le vent me parle de la mer / Et du parfum de cet hiver / Une fenêtre, un peu de jour / Et je te cherche à mon tour / Les rues se vident lentement / Et je respire dans le vent / Un vieux refrain qui me revient / Je le connais, il me retient / Le ciel est large, le ciel est bleu / Et je retrouve un peu tes yeux',
    'Ce matin tout est léger / Et j’ai envie de danser / Le soleil rit dans ma maison / Et je lui chante ma chanson',
    'La pluie dessine ton visage / Et je referme chaque page / Il est trop tard, tu es parti / Et je suis seul avec la nuit',
    'Oh, {x}, reste avec moi / Oh, {x}, je crois en toi / Oh, {x}, prends-moi la main / Oh, {x}, jusqu’à demain / Oh, {x}, toute la nuit / Oh, {x}, change ma vie',
    'Je ne veux plus d’autre endroit / Le monde est beau quand je te vois / Nous inventons notre chemin / Et tout le reste n’est plus rien / Je vois la lune qui sourit / Au bout du rêve de minuit',
  ),
  it: bank(
    'Cammino piano per la città / E cerco un po’ di libertà / La luna scende sopra il mare / E io continuo a camminare / Il vento porta una canzone / E batte forte nel portone / La notte accende le vetrine / E non conosce la sua fine / Apro la porta, vedo il sole / Non servono le mie parole / Il cielo cambia di colore / E mi riempie il cuore',
    'Oggi la vita è una danza / E c’è il sole nella stanza / Rido da solo per la via / E tutta questa gioia è mia',
    'La pioggia cade sulla strada / Non c’è nessuno che mi guarda / La casa è vuota senza te / Non so nemmeno più perché',
    'Oh, {x}, resta con me / Oh, {x}, penso a te / Oh, {x}, non andar via / Oh, {x}, sei casa mia / Oh, {x}, vieni a ballare / Oh, {x}, portami al mare',
    'Non c’è nessuno come te / Il mondo gira insieme a me / Tutta la notte è poesia / Tu sei la luce della via / Lasciami ancora cantare / Sopra le onde del mare',
  ),
  pt: bank(
    'Eu ando só pela cidade / Guardando um pouco de saudade / A lua canta sobre o mar / E eu não consigo descansar / O vento leva uma canção / Que bate no meu coração / A noite acende cada luz / E o teu sorriso me conduz / Abro a janela, vejo o sol / No alto brilha o farol / O tempo passa devagar / E eu aprendo a esperar',
    'Hoje eu só quero dançar / Correr na praia e cantar / A vida tem sabor de verão / E o mundo cabe na mão',
    'A chuva cai no meu jardim / E ninguém pergunta por mim / A casa chora sem você / E eu não sei dizer por quê',
    'Oh, {x}, fica aqui / Oh, {x}, penso em ti / Oh, {x}, vem me abraçar / Oh, {x}, vamos ao mar / Oh, {x}, minha canção / Oh, {x}, meu coração',
    'Nunca na vida eu senti / Todo o céu mora em ti / Deixa o vento nos levar / Tenho tanto pra contar / Tudo vira uma oração / Quando seguras minha mão',
  ),
  zh: bank(
    '清晨的风轻轻吹 / 我在路上慢慢追 / 窗外的雨停又来 / 心里的花悄悄开 / 城市的灯一盏盏 / 我看着远方的山 / 夜空里星星很亮 / 我想起你的模样 / 时间像一条小河 / 我还在唱那首歌 / 走过了多少条街 / 看过了多少次月',
    '今天的阳光真好 / 让我们一起奔跑 / 听见快乐在歌唱 / 张开手就能飞翔',
    '雨落在我的窗前 / 想念像一条长线 / 空空的房间好冷 / 没有人再来敲门',
    '哦，{x}，陪在我身旁 / 哦，{x}，给我一点光 / 哦，{x}，不要说再见 / 哦，{x}，一直到永远 / 哦，{x}，跟我一起走 / 哦，{x}，牵着我的手',
    '世界因为你变得明亮 / 让我为你轻轻地歌唱 / 你的笑容就在我眼前 / 我们约好在明天相见 / 穿过黑夜我不再回头 / 有你在我什么都足够',
  ),
  ja: bank(
    '朝の光がゆれている / 君の声が聞こえる / 知らない道を歩いた / 夢のつづきを描いた / 風がやさしく吹いてる / 空がすこし泣いてる / 夜の街は静かだ / 月はいつも見ていた / 小さな花が咲く頃 / 思い出すよあの頃 / 遠い海まで行こう / 新しい歌うたおう',
    '今日は空がきれいだ / 胸が高く鳴るんだ / みんなで笑いあおう / 手をつないで踊ろう',
    '雨が窓をたたいた / 君の名前呼んでいた / ひとりの部屋で待ってる / 時計だけが鳴ってる',
    'ねえ、{x}、そばにいて / ねえ、{x}、聞かせて / ねえ、{x}、行かないで / ねえ、{x}、離さないで / ねえ、{x}、歌おう / ねえ、{x}、笑おう',
    'ずっとこの手をつないで / どこまでも連れていって / いつまでもここにいて / 夢の中で抱きしめて / 明日の空を見に行こう / ふたりで風になろう',
  ),
  ko: bank(
    '아침 햇살이 내려와 / 조용히 나를 깨우나 / 바람이 불어오는 길 / 혼자서 걸어가는 길 / 창밖에 비가 내리고 / 네 생각에 잠기고 / 도시의 불빛 아래서 / 나는 노래를 부르며 서 / 밤하늘에 별이 떠 / 내 마음도 함께 떠 / 저 멀리 바다가 보여 / 너의 웃음이 보여',
    '오늘은 왠지 좋은 날 / 하늘도 웃어주는 날 / 모두 함께 춤을 춰 / 손을 잡고 춤을 춰',
    '비가 내려 창가에 / 너는 없네 곁에 / 빈 방에 나 홀로 / 눈물만 흘러 홀로',
    '오, {x}, 내 곁에 있어줘 / 오, {x}, 나를 안아줘 / 오, {x}, 떠나지 마 / 오, {x}, 울지 마 / 오, {x}, 노래해 / 오, {x}, 사랑해',
    '이 밤이 다 가도록 들어줘 / 언제나 나를 믿어줘 / 그 손을 놓지 마 / 아무 말도 하지 마 / 너와 함께라면 충분해 / 영원히 나는 너를 원해',
  ),
};
