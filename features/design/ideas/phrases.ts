/** Said where the sentence says nothing: true of every business, short, and in the language of the sentence. */

import type { IdeaLanguage } from './language.ts';
import type { Occasion } from './read-sentence.ts';

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
};
