/** What the mails of a new sequence begin with, in the language of their readers: to be changed. */

import type { IdeaLanguage } from '#common/wording/language.ts';
import type { SequenceKind } from '../calls/sequence-calls.ts';

interface SequenceMail {
  subject: string;
  text: string;
}

/** Days after the mail before, of the first one after joining. */
export const DEFAULT_DELAYS: Record<SequenceKind, readonly number[]> = {
  welcome: [0, 3, 7],
  birthday: [0],
  comeback: [0, 14],
};
export const DEFAULT_DAYS: Record<SequenceKind, number> = { welcome: 0, birthday: 0, comeback: 90 };

export const SEQUENCE_MAILS: Record<IdeaLanguage, Record<SequenceKind, readonly SequenceMail[]>> = {
  en: {
    welcome: [
      {
        subject: 'Welcome, {{firstName|nice to meet you}}',
        text: 'Thank you for joining us. Here you hear first what is new, and nothing else.\n\nAnswer this mail whenever you have a question: a person reads it.',
      },
      {
        subject: 'What we do best',
        text: 'Some things people come to us for again and again. Tell here in a few sentences which ones, and why.',
      },
      {
        subject: 'A small thank-you',
        text: 'You have been with us for a while now. Show this mail on your next visit: we have something small for you.',
      },
    ],
    birthday: [
      {
        subject: 'Happy birthday, {{firstName|dear reader}}',
        text: 'All the best for your new year. Come by and let us treat you to something.',
      },
    ],
    comeback: [
      {
        subject: 'We miss you, {{firstName|dear reader}}',
        text: 'It has been quiet between us for a while. Here is what has changed since then.',
      },
      {
        subject: 'Shall we stay in touch?',
        text: 'If you would rather not hear from us any more, one click below is enough. If you would, we look forward to seeing you.',
      },
    ],
  },
  de: {
    welcome: [
      {
        subject: 'Willkommen, {{firstName|schön, dass du da bist}}',
        text: 'Danke, dass du dabei bist. Hier erfährst du zuerst, was es Neues gibt, und sonst nichts.\n\nAntworte einfach auf diese Mail, wenn du eine Frage hast: Ein Mensch liest sie.',
      },
      {
        subject: 'Was wir am besten können',
        text: 'Für manches kommen Leute immer wieder zu uns. Erzähl hier in ein paar Sätzen, wofür und warum.',
      },
      {
        subject: 'Ein kleines Dankeschön',
        text: 'Du bist jetzt schon eine Weile dabei. Zeig diese Mail bei deinem nächsten Besuch: Wir haben eine Kleinigkeit für dich.',
      },
    ],
    birthday: [
      {
        subject: 'Alles Gute zum Geburtstag, {{firstName|du Glückskind}}',
        text: 'Wir wünschen dir ein schönes neues Lebensjahr. Komm vorbei und lass dich von uns einladen.',
      },
    ],
    comeback: [
      {
        subject: 'Du fehlst uns, {{firstName|wirklich}}',
        text: 'Zwischen uns war es eine Weile still. Das hat sich seitdem getan.',
      },
      {
        subject: 'Bleiben wir in Kontakt?',
        text: 'Wenn du lieber nichts mehr von uns hören möchtest, genügt unten ein Klick. Wenn doch, freuen wir uns auf dich.',
      },
    ],
  },
  es: {
    welcome: [
      {
        subject: 'Te damos la bienvenida, {{firstName|qué alegría}}',
        text: 'Gracias por unirte. Aquí te enteras antes que nadie de las novedades, y de nada más.\n\nResponde a este correo cuando tengas una pregunta: lo lee una persona.',
      },
      {
        subject: 'Lo que mejor hacemos',
        text: 'Por algunas cosas la gente vuelve una y otra vez. Cuenta aquí en pocas frases cuáles y por qué.',
      },
      {
        subject: 'Un pequeño agradecimiento',
        text: 'Ya llevas un tiempo con nosotros. Enseña este correo en tu próxima visita: tenemos un detalle para ti.',
      },
    ],
    birthday: [
      {
        subject: '¡Feliz cumpleaños, {{firstName|de corazón}}!',
        text: 'Te deseamos lo mejor para este nuevo año. Ven y deja que te invitemos a algo.',
      },
    ],
    comeback: [
      {
        subject: 'Te echamos de menos, {{firstName|de verdad}}',
        text: 'Hace tiempo que no sabemos de ti. Esto es lo que ha cambiado desde entonces.',
      },
      {
        subject: '¿Seguimos en contacto?',
        text: 'Si prefieres no saber más de nosotros, basta un clic abajo. Si no, te esperamos con ilusión.',
      },
    ],
  },
  fr: {
    welcome: [
      {
        subject: 'Bienvenue, {{firstName|ravis de vous connaître}}',
        text: 'Merci de nous rejoindre. Vous apprenez ici les nouveautés avant tout le monde, et rien d’autre.\n\nRépondez à cet e-mail si vous avez une question : une personne le lit.',
      },
      {
        subject: 'Ce que nous faisons de mieux',
        text: 'On revient chez nous pour certaines choses. Racontez ici en quelques phrases lesquelles, et pourquoi.',
      },
      {
        subject: 'Un petit merci',
        text: 'Vous êtes avec nous depuis un moment. Montrez cet e-mail lors de votre prochaine visite : nous avons une petite attention pour vous.',
      },
    ],
    birthday: [
      {
        subject: 'Joyeux anniversaire, {{firstName|de tout cœur}} !',
        text: 'Nos meilleurs vœux pour cette nouvelle année. Passez nous voir, nous vous offrons quelque chose.',
      },
    ],
    comeback: [
      {
        subject: 'Vous nous manquez, {{firstName|vraiment}}',
        text: 'Nous n’avons plus de nouvelles depuis un moment. Voici ce qui a changé.',
      },
      {
        subject: 'Restons-nous en contact ?',
        text: 'Si vous ne souhaitez plus recevoir de nos nouvelles, un clic ci-dessous suffit. Sinon, nous nous réjouissons de vous revoir.',
      },
    ],
  },
  it: {
    welcome: [
      {
        subject: 'Benvenuto tra noi, {{firstName|che piacere}}',
        text: 'Grazie per esserti iscritto. Qui scopri le novità prima di tutti, e nient’altro.\n\nRispondi a questa e-mail se hai una domanda: la legge una persona.',
      },
      {
        subject: 'Quello che facciamo meglio',
        text: 'Per alcune cose le persone tornano sempre da noi. Racconta qui in poche frasi quali, e perché.',
      },
      {
        subject: 'Un piccolo grazie',
        text: 'Sei con noi già da un po’. Mostra questa e-mail alla tua prossima visita: abbiamo un pensiero per te.',
      },
    ],
    birthday: [
      {
        subject: 'Buon compleanno, {{firstName|di cuore}}!',
        text: 'Ti auguriamo un bellissimo nuovo anno. Passa a trovarci: ti offriamo qualcosa.',
      },
    ],
    comeback: [
      {
        subject: 'Ci manchi, {{firstName|davvero}}',
        text: 'Da un po’ non abbiamo tue notizie. Ecco che cosa è cambiato nel frattempo.',
      },
      {
        subject: 'Restiamo in contatto?',
        text: 'Se preferisci non ricevere più nostre notizie, basta un clic qui sotto. Altrimenti ti aspettiamo con piacere.',
      },
    ],
  },
  pt: {
    welcome: [
      {
        subject: 'Boas-vindas, {{firstName|que bom ter você aqui}}',
        text: 'Obrigado por se juntar a nós. Aqui você fica sabendo das novidades primeiro, e de nada mais.\n\nResponda a este e-mail se tiver uma pergunta: uma pessoa lê.',
      },
      {
        subject: 'O que fazemos de melhor',
        text: 'Por algumas coisas as pessoas sempre voltam. Conte aqui em poucas frases quais são, e por quê.',
      },
      {
        subject: 'Um pequeno agradecimento',
        text: 'Você já está conosco há algum tempo. Mostre este e-mail na próxima visita: temos um mimo para você.',
      },
    ],
    birthday: [
      {
        subject: 'Feliz aniversário, {{firstName|de coração}}!',
        text: 'Desejamos tudo de bom neste novo ano. Venha nos visitar: nós oferecemos algo.',
      },
    ],
    comeback: [
      {
        subject: 'Sentimos sua falta, {{firstName|de verdade}}',
        text: 'Faz tempo que não temos notícias suas. Veja o que mudou desde então.',
      },
      {
        subject: 'Vamos manter contato?',
        text: 'Se você prefere não receber mais notícias nossas, basta um clique abaixo. Se não, esperamos por você.',
      },
    ],
  },
  zh: {
    welcome: [
      {
        subject: '{{firstName|您}}好，欢迎加入',
        text: '感谢您的加入。有新消息，您会第一个知道；其他的我们不会打扰您。\n\n有问题请直接回复此邮件：会有人阅读。',
      },
      {
        subject: '我们最拿手的',
        text: '有些东西，大家总会一再光临。请在这里用几句话告诉读者是什么，以及为什么。',
      },
      {
        subject: '一份小小的谢意',
        text: '您加入我们已经有一段时间了。下次光临时请出示此邮件：我们为您准备了一份小礼物。',
      },
    ],
    birthday: [
      {
        subject: '{{firstName|亲爱的读者}}，生日快乐',
        text: '祝您新的一岁万事如意。欢迎光临，让我们招待您。',
      },
    ],
    comeback: [
      {
        subject: '{{firstName|亲爱的读者}}，我们想念您',
        text: '我们已经有一阵子没有联系了。这段时间有这些变化。',
      },
      {
        subject: '我们还保持联系吗？',
        text: '如果您不想再收到我们的消息，点击下方即可退订。如果愿意，我们期待您的光临。',
      },
    ],
  },
  ja: {
    welcome: [
      {
        subject: '{{firstName|お客}}様、ご登録ありがとうございます',
        text: 'ご登録いただきありがとうございます。新しいお知らせをいち早くお届けします。それ以外はお送りしません。\n\nご質問があれば、このメールにご返信ください。担当者が読みます。',
      },
      {
        subject: '私たちの自慢',
        text: '何度もお求めいただいているものがあります。それは何か、なぜなのかを、ここに短く書いてください。',
      },
      {
        subject: 'ささやかなお礼',
        text: 'ご登録からしばらく経ちました。次回ご来店の際にこのメールをお見せください。ささやかな品をご用意しています。',
      },
    ],
    birthday: [
      {
        subject: '{{firstName|お客}}様、お誕生日おめでとうございます',
        text: '素敵な一年になりますように。ご来店いただければ、お祝いをご用意しております。',
      },
    ],
    comeback: [
      {
        subject: '{{firstName|お客}}様、お久しぶりです',
        text: 'しばらくご無沙汰しております。その間に変わったことをお知らせします。',
      },
      {
        subject: 'これからもお便りをお送りしてよろしいですか',
        text: '今後の配信がご不要でしたら、下のリンクをひと押しするだけで停止できます。またお会いできるのを楽しみにしております。',
      },
    ],
  },
  ko: {
    welcome: [
      {
        subject: '{{firstName|고객}}님, 환영합니다',
        text: '함께해 주셔서 감사합니다. 새로운 소식을 가장 먼저 전해 드리고, 그 밖의 것은 보내지 않습니다.\n\n궁금한 점이 있으면 이 메일에 답장해 주세요. 사람이 읽습니다.',
      },
      {
        subject: '저희가 가장 잘하는 것',
        text: '많은 분이 거듭 찾으시는 것이 있습니다. 무엇이고 왜 그런지 여기에 짧게 적어 주세요.',
      },
      {
        subject: '작은 감사의 마음',
        text: '함께하신 지 어느덧 시간이 흘렀습니다. 다음에 오실 때 이 메일을 보여 주세요. 작은 선물을 준비했습니다.',
      },
    ],
    birthday: [
      {
        subject: '{{firstName|고객}}님, 생일을 축하합니다',
        text: '새로운 한 해에 좋은 일이 가득하시기를 바랍니다. 들러 주시면 작은 대접을 해 드리겠습니다.',
      },
    ],
    comeback: [
      {
        subject: '{{firstName|고객}}님, 보고 싶었습니다',
        text: '한동안 소식이 뜸했습니다. 그동안 달라진 것을 알려 드립니다.',
      },
      {
        subject: '계속 소식을 전해도 될까요?',
        text: '더 받고 싶지 않으시면 아래를 한 번 누르시면 됩니다. 괜찮으시다면 다시 뵙기를 기다리겠습니다.',
      },
    ],
  },
};
