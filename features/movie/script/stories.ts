/** Small stories for two, in nine languages, that a sentence is told around where no model writes one. */

import type { Spoken } from '#common/voice-words.ts';

export interface Story {
  /** Sentences that it fits; absent: any. */
  about?: RegExp;
  /** Of each scene. */
  times: readonly [string, string, string];
  narrator: string;
  /** 'A:' and 'B:' before what each of the two says. */
  scenes: readonly (readonly string[])[];
  last: string;
}

const ENGLISH = { times: ['Morning', 'Day', 'Evening'], narrator: 'Narrator' } as const;

export const STORIES: Readonly<Record<Spoken, readonly Story[]>> = {
  en: [
    {
      ...ENGLISH,
      about:
        /\b(lost|loses?|losing|finds?|found|search(es)?|seeks?|looks? for|map|treasure|secret|mystery|missing)\b/iu,
      scenes: [
        [
          'A: Look at this! Do you see what I see?',
          'B: It can’t be. After all this time?',
          'A: There is only one way to find out.',
        ],
        [
          'B: Are we still going the right way?',
          'A: I thought you knew the way!',
          'B: Me? I was following you!',
          'A: Wait. Over there. Behind that tree!',
        ],
        [
          'B: It was here the whole time!',
          'A: We walked past it three times!',
          'B: Then let’s never lose it again.',
        ],
      ],
      last: 'Some things are found only by those who look together.',
    },
    {
      ...ENGLISH,
      about:
        /\b(opens?|opening|starts?|launch(es)?|new (shop|store|bakery|business|caf[eé]|restaurant)|first day|sells?|customers?)\b/iu,
      scenes: [
        [
          'A: The door is open. The lights are on. I am ready!',
          'B: And the customers?',
          'A: They will come. I can feel it.',
        ],
        [
          'B: Three hours, and nobody came.',
          'A: Maybe nobody knows that we are here.',
          'B: Then let’s tell them. Everybody gets the first one free!',
          'A: That is a wonderful idea!',
        ],
        [
          'A: Did you see that line? It went around the corner!',
          'B: And they all want to come back tomorrow.',
          'A: Then we should get some sleep.',
        ],
      ],
      last: 'And that was only the first day.',
    },
    {
      ...ENGLISH,
      scenes: [
        [
          'A: Today is the day. I can feel it!',
          'B: You said that yesterday, too.',
          'A: Yesterday I had no plan. Today I have one.',
        ],
        [
          'B: How is it going?',
          'A: Not well. Nothing works the way I thought.',
          'B: Then let’s try it together.',
          'A: You would do that for me?',
          'B: That is what friends are for.',
        ],
        [
          'A: It worked! I can’t believe it!',
          'B: I can. You never gave up.',
          'A: Same time tomorrow?',
          'B: I wouldn’t miss it.',
        ],
      ],
      last: 'And that is how it all began.',
    },
  ],
  de: [
    {
      times: ['Morgen', 'Tag', 'Abend'],
      narrator: 'Erzähler',
      scenes: [
        [
          'A: Heute ist der große Tag. Ich spüre es!',
          'B: Das hast du gestern auch gesagt.',
          'A: Gestern hatte ich keinen Plan. Heute habe ich einen.',
        ],
        [
          'B: Wie läuft es?',
          'A: Nicht gut. Nichts klappt so, wie ich dachte.',
          'B: Dann versuchen wir es zusammen.',
          'A: Das würdest du für mich tun?',
          'B: Dafür sind Freunde da.',
        ],
        [
          'A: Es hat geklappt! Ich kann es nicht glauben!',
          'B: Ich schon. Du hast nie aufgegeben.',
          'A: Morgen um dieselbe Zeit?',
          'B: Das lasse ich mir nicht entgehen.',
        ],
      ],
      last: 'Und so fing alles an.',
    },
  ],
  fr: [
    {
      times: ['Matin', 'Jour', 'Soir'],
      narrator: 'Narrateur',
      scenes: [
        [
          'A: C’est le grand jour. Je le sens !',
          'B: Tu disais déjà ça hier.',
          'A: Hier, je n’avais pas de plan. Aujourd’hui, j’en ai un.',
        ],
        [
          'B: Alors, ça avance ?',
          'A: Pas vraiment. Rien ne marche comme je pensais.',
          'B: Alors essayons ensemble.',
          'A: Tu ferais ça pour moi ?',
          'B: Les amis sont là pour ça.',
        ],
        [
          'A: Ça a marché ! Je n’y crois pas !',
          'B: Moi, si. Tu n’as jamais abandonné.',
          'A: Demain, à la même heure ?',
          'B: Je ne raterais ça pour rien au monde.',
        ],
      ],
      last: 'Et c’est ainsi que tout a commencé.',
    },
  ],
  es: [
    {
      times: ['Mañana', 'Día', 'Noche'],
      narrator: 'Narrador',
      scenes: [
        [
          'A: Hoy es el gran día. ¡Lo presiento!',
          'B: Ayer dijiste lo mismo.',
          'A: Ayer no tenía un plan. Hoy sí lo tengo.',
        ],
        [
          'B: ¿Cómo va todo?',
          'A: No muy bien. Nada sale como yo pensaba.',
          'B: Entonces probemos juntos.',
          'A: ¿Harías eso por mí?',
          'B: Para eso están los amigos.',
        ],
        [
          'A: ¡Ha funcionado! ¡No me lo puedo creer!',
          'B: Yo sí. Nunca te rendiste.',
          'A: ¿Mañana a la misma hora?',
          'B: No me lo perdería por nada.',
        ],
      ],
      last: 'Y así empezó todo.',
    },
  ],
  it: [
    {
      times: ['Mattina', 'Giorno', 'Sera'],
      narrator: 'Narratore',
      scenes: [
        [
          'A: Oggi è il gran giorno. Me lo sento!',
          'B: L’hai detto anche ieri.',
          'A: Ieri non avevo un piano. Oggi ce l’ho.',
        ],
        [
          'B: Come va?',
          'A: Non bene. Niente funziona come pensavo.',
          'B: Allora proviamo insieme.',
          'A: Lo faresti per me?',
          'B: Gli amici servono a questo.',
        ],
        [
          'A: Ha funzionato! Non ci posso credere!',
          'B: Io sì. Non ti sei mai arreso.',
          'A: Domani alla stessa ora?',
          'B: Non me lo perderei per niente al mondo.',
        ],
      ],
      last: 'E così tutto ebbe inizio.',
    },
  ],
  pt: [
    {
      times: ['Manhã', 'Dia', 'Noite'],
      narrator: 'Narrador',
      scenes: [
        [
          'A: Hoje é o grande dia. Eu sinto!',
          'B: Você disse isso ontem também.',
          'A: Ontem eu não tinha um plano. Hoje eu tenho.',
        ],
        [
          'B: Como está indo?',
          'A: Nada bem. Nada funciona como eu pensava.',
          'B: Então vamos tentar juntos.',
          'A: Você faria isso por mim?',
          'B: É para isso que servem os amigos.',
        ],
        [
          'A: Deu certo! Não consigo acreditar!',
          'B: Eu consigo. Você nunca desistiu.',
          'A: Amanhã na mesma hora?',
          'B: Eu não perderia por nada.',
        ],
      ],
      last: 'E foi assim que tudo começou.',
    },
  ],
  ja: [
    {
      times: ['朝', '昼', '夕方'],
      narrator: 'ナレーター',
      scenes: [
        [
          'A: 今日こそ、その日だ。そんな気がする！',
          'B: 昨日もそう言ってたよ。',
          'A: 昨日は計画がなかった。今日はあるんだ。',
        ],
        [
          'B: 調子はどう？',
          'A: だめだ。思ったようにいかない。',
          'B: じゃあ、一緒にやってみよう。',
          'A: 本当にいいの？',
          'B: 友だちだからね。',
        ],
        [
          'A: できた！信じられない！',
          'B: 信じてたよ。あきらめなかったもの。',
          'A: 明日も同じ時間に？',
          'B: もちろん。',
        ],
      ],
      last: 'こうして、すべてが始まりました。',
    },
  ],
  ko: [
    {
      times: ['아침', '낮', '저녁'],
      narrator: '내레이터',
      scenes: [
        [
          'A: 오늘이 바로 그날이야. 느낌이 와!',
          'B: 어제도 그렇게 말했잖아.',
          'A: 어제는 계획이 없었어. 오늘은 있어.',
        ],
        [
          'B: 잘 되고 있어?',
          'A: 아니. 생각처럼 되는 게 하나도 없어.',
          'B: 그럼 같이 해 보자.',
          'A: 정말 그래 줄 거야?',
          'B: 친구 좋다는 게 뭐야.',
        ],
        [
          'A: 됐다! 믿을 수가 없어!',
          'B: 난 믿었어. 넌 포기하지 않았으니까.',
          'A: 내일도 같은 시간에?',
          'B: 당연하지.',
        ],
      ],
      last: '그렇게 모든 것이 시작되었습니다.',
    },
  ],
  zh: [
    {
      times: ['早晨', '白天', '傍晚'],
      narrator: '旁白',
      scenes: [
        ['A: 就是今天。我有预感！', 'B: 你昨天也这么说。', 'A: 昨天我没有计划。今天有了。'],
        [
          'B: 怎么样了？',
          'A: 不太好。什么都不像我想的那样。',
          'B: 那我们一起试试吧。',
          'A: 你真的愿意帮我？',
          'B: 朋友就是这样的。',
        ],
        ['A: 成功了！真不敢相信！', 'B: 我信。你从来没有放弃。', 'A: 明天同一时间？', 'B: 一定来。'],
      ],
      last: '一切就这样开始了。',
    },
  ],
};
