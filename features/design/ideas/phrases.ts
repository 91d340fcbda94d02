/** Said where the sentence says nothing: true of every business, short, and in the language of the sentence. */

import type { IdeaLanguage } from '#common/wording/language.ts';
import type { Occasion } from './occasions.ts';

interface Phrases {
  kicker: string;
  subline: string;
  button: string;
}

const say = (kicker: string, subline: string, button: string): Phrases => ({ kicker, subline, button });

export const PHRASES: Record<IdeaLanguage, Record<Occasion, Phrases>> = {
  en: {
    offer: say('Special offer', 'Only for a short time. Come by!', 'Get yours'),
    event: say('Save the date', 'We look forward to seeing you.', 'Join us'),
    opening: say('Now open', 'Come in and have a look around.', 'Visit us'),
    celebration: say('You are invited', 'Come and celebrate with us.', 'Be our guest'),
    food: say('Freshly made', 'Made by hand, with good things.', 'Taste it'),
    quote: say('', '', ''),
    hiring: say('Join our team', 'We look forward to hearing from you.', 'Apply now'),
    news: say('News', 'Find out more with us.', 'Learn more'),
    video: say('New video', 'Watch to the end', 'Watch now'),
    business: say('', 'At your service', 'Get in touch'),
  },
  de: {
    offer: say('Angebot', 'Nur für kurze Zeit. Kommen Sie vorbei!', 'Jetzt sichern'),
    event: say('Termin vormerken', 'Wir freuen uns auf Sie.', 'Dabei sein'),
    opening: say('Neu eröffnet', 'Kommen Sie herein und sehen Sie sich um.', 'Besuchen Sie uns'),
    celebration: say('Herzlich eingeladen', 'Feiern Sie mit uns.', 'Mitfeiern'),
    food: say('Frisch gemacht', 'Von Hand gemacht, mit guten Zutaten.', 'Probieren'),
    quote: say('', '', ''),
    hiring: say('Komm ins Team', 'Wir freuen uns auf deine Bewerbung.', 'Jetzt bewerben'),
    news: say('Neuigkeiten', 'Mehr erfahren Sie bei uns.', 'Mehr erfahren'),
    video: say('Neues Video', 'Bis zum Ende ansehen', 'Jetzt ansehen'),
    business: say('', 'Gern für Sie da', 'Kontakt'),
  },
  es: {
    offer: say('Oferta especial', 'Solo por poco tiempo. ¡Te esperamos!', 'Aprovéchala'),
    event: say('Reserva la fecha', 'Te esperamos.', 'Apúntate'),
    opening: say('Ya abierto', 'Pasa y echa un vistazo.', 'Visítanos'),
    celebration: say('Estás invitado', 'Ven a celebrarlo con nosotros.', 'Celébralo'),
    food: say('Recién hecho', 'Hecho a mano, con buenos ingredientes.', 'Pruébalo'),
    quote: say('', '', ''),
    hiring: say('Únete al equipo', 'Esperamos tu solicitud.', 'Inscríbete'),
    news: say('Novedades', 'Te lo contamos todo.', 'Más información'),
    video: say('Nuevo vídeo', 'Míralo hasta el final', 'Ver ahora'),
    business: say('', 'A su servicio', 'Contacto'),
  },
  fr: {
    offer: say('Offre spéciale', 'Pour peu de temps seulement. Passez nous voir !', 'J’en profite'),
    event: say('À noter', 'Nous vous attendons avec plaisir.', 'Je participe'),
    opening: say('C’est ouvert', 'Venez découvrir notre adresse.', 'Venez nous voir'),
    celebration: say('Vous êtes invités', 'Venez fêter cela avec nous.', 'Je viens'),
    food: say('Fait maison', 'Préparé avec de bons produits.', 'Goûtez-y'),
    quote: say('', '', ''),
    hiring: say('Rejoignez-nous', 'Nous attendons votre candidature.', 'Postuler'),
    news: say('Nouveau', 'Venez en savoir plus.', 'En savoir plus'),
    video: say('Nouvelle vidéo', 'À voir jusqu’à la fin', 'Regarder'),
    business: say('', 'À votre service', 'Contact'),
  },
  it: {
    offer: say('Offerta speciale', 'Solo per poco tempo. Vi aspettiamo!', 'Approfittane'),
    event: say('Segna la data', 'Vi aspettiamo.', 'Partecipa'),
    opening: say('Ora aperto', 'Venite a trovarci.', 'Vieni a trovarci'),
    celebration: say('Siete invitati', 'Festeggiate con noi.', 'Vieni anche tu'),
    food: say('Appena fatto', 'Fatto a mano, con buoni ingredienti.', 'Assaggialo'),
    quote: say('', '', ''),
    hiring: say('Lavora con noi', 'Aspettiamo la tua candidatura.', 'Candidati'),
    news: say('Novità', 'Scopri di più da noi.', 'Scopri di più'),
    video: say('Nuovo video', 'Da vedere fino alla fine', 'Guarda ora'),
    business: say('', 'Al vostro servizio', 'Contatti'),
  },
  pt: {
    offer: say('Oferta especial', 'Só por pouco tempo. Venha visitar-nos!', 'Aproveite'),
    event: say('Marque na agenda', 'Esperamos por si.', 'Participe'),
    opening: say('Já abrimos', 'Venha conhecer-nos.', 'Visite-nos'),
    celebration: say('Está convidado', 'Venha celebrar connosco.', 'Celebre connosco'),
    food: say('Acabado de fazer', 'Feito à mão, com bons ingredientes.', 'Prove'),
    quote: say('', '', ''),
    hiring: say('Junte-se à equipa', 'Esperamos a sua candidatura.', 'Candidate-se'),
    news: say('Novidades', 'Venha saber mais.', 'Saiba mais'),
    video: say('Novo vídeo', 'Veja até ao fim', 'Ver agora'),
    business: say('', 'Ao seu dispor', 'Contacto'),
  },
  zh: {
    offer: say('特别优惠', '限时优惠，欢迎光临！', '立即抢购'),
    event: say('敬请期待', '期待您的光临。', '立即参加'),
    opening: say('盛大开业', '欢迎前来参观。', '欢迎光临'),
    celebration: say('诚挚邀请', '与我们一同庆祝。', '期待光临'),
    food: say('新鲜出炉', '手工制作，用料上乘。', '来尝尝'),
    quote: say('', '', ''),
    hiring: say('加入我们', '期待您的来信。', '立即应聘'),
    news: say('最新消息', '欢迎了解更多。', '了解更多'),
    video: say('新视频', '看到最后', '立即观看'),
    business: say('', '竭诚为您服务', '联系我们'),
  },
  ja: {
    offer: say('特別セール', '期間限定。ご来店をお待ちしています。', '今すぐチェック'),
    event: say('イベントのご案内', '皆さまのお越しをお待ちしています。', '参加する'),
    opening: say('オープンしました', 'ぜひお立ち寄りください。', 'ご来店ください'),
    celebration: say('ご招待', '一緒にお祝いしましょう。', 'ぜひお越しください'),
    food: say('できたて', '素材にこだわって手作りしています。', '味わう'),
    quote: say('', '', ''),
    hiring: say('スタッフ募集', 'ご応募をお待ちしています。', '応募する'),
    news: say('お知らせ', '詳しくは店頭まで。', '詳しく見る'),
    video: say('新着動画', '最後までご覧ください', '今すぐ見る'),
    business: say('', 'お気軽にご相談ください', 'お問い合わせ'),
  },
  ko: {
    offer: say('특별 할인', '기간 한정입니다. 많이 찾아 주세요!', '지금 받기'),
    event: say('행사 안내', '여러분을 기다립니다.', '참여하기'),
    opening: say('오픈했습니다', '편하게 들러 주세요.', '방문하기'),
    celebration: say('초대합니다', '함께 축하해 주세요.', '함께하기'),
    food: say('갓 만들었어요', '좋은 재료로 정성껏 만듭니다.', '맛보기'),
    quote: say('', '', ''),
    hiring: say('함께 일해요', '여러분의 지원을 기다립니다.', '지원하기'),
    news: say('새 소식', '자세한 내용은 문의해 주세요.', '더 알아보기'),
    video: say('새 영상', '끝까지 봐 주세요', '지금 보기'),
    business: say('', '정성껏 모시겠습니다', '문의하기'),
  },
};
