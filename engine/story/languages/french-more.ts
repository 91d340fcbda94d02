/** More stories in French: contests, nights without sleep, things that turn up, and feasts. */

import type { MoreWords } from './words.ts';

const THING = String.raw`(?:un|une|le|la|l[’']|des)\s*[\p{L}-]+(?:\s+(?!et\b|au\b|à\b|dans\b|sur\b|pour\b|avec\b|qui\b|en\b|chez\b|puis\b|mais\b|sous\b|derrière\b)[\p{L}-]+){0,2}`;

export const FRENCH_MORE: MoreWords = {
  goals: [
    [
      'compete',
      /\b(?:course|concours|tournoi|championnat|compétition|match|marathon|olympiades?)\b|\bgagne(?:r|nt)?\b|\bremporte(?:r|nt)?\b/u,
    ],
    [
      'sleep',
      /\b(?:n[’']arrive|ne (?:peut|veut|parvient))\s+(?:pas|plus|jamais)\b[^,.]{0,20}?\b(?:dormir|s[’']endormir|se coucher|au lit)|\binsomni/u,
    ],
    ['party', /\b(?:anniversaire|noël|carnaval|mariage|pique-nique|fête|fêter|bal)\b/iu],
    [
      'found',
      new RegExp(
        String.raw`(?:trouve(?:nt)?|découvre(?:nt)?|reçoit|tombe sur)\s+(?:(?:dans|sur|sous|derrière)\s+(?:l[’']|la\s|le\s|les\s|un\s|une\s)\s*[\p{L}-]+\s+)?(?<x>${THING})`,
        'u',
      ),
    ],
  ],
  titles: {
    compete: ['À vos marques, {A} !', '{A} sur la ligne de départ'],
    sleep: ['{A} ne dort pas', 'Bonne nuit, {A} !'],
    party: ['{A} fait la fête', 'Tout le monde chez {A}'],
    found: ['{A} et la grande trouvaille', 'Le trésor de {A}'],
  },
  words: {
    compete: [
      '{Intro}',
      '« Tu vas vraiment participer ? » demande {B}. « Oui », dit {A}. « Même si tu perds ? » — « On verra bien », dit {A}.',
      'Alors on s’entraîne. Le matin avant le petit déjeuner, le soir après le dîner, et en cachette entre les deux.',
      'Mais le troisième jour, tout fait mal. Même des endroits que {A} ne connaissait pas.',
      '« Tu t’entraînes comme si un loup te courait après, dit {B}. Essaie donc en t’amusant. » Et ça marche bien mieux.',
      'Le grand jour est là. Tout le monde est venu. {A} regarde ses pieds : eux au moins ne tremblent pas.',
      'À vos marques, prêts, partez ! {A} donne tout. Le vent siffle, la foule crie, et le cœur bat la mesure.',
      'Quelqu’un arrive sur le côté. Tout près. « Ne te retourne pas, pense {A}. Droit devant. »',
      'Et là, juste avant l’arrivée, un faux pas, et patatras ! {A} est par terre, et les autres sont déjà passés.',
      '« Tu veux arrêter ? » demande {B}. {A} réfléchit. « Je veux savoir ce que ça fait d’arriver », dit {A} en se relevant.',
      '« {A} ! {A} ! {A} ! » crie la foule, chaque fois un peu plus fort.',
      'Et voilà la ligne d’arrivée ! Le ruban s’envole, la trompette fait pouêt. Jamais personne n’a souri aussi fort.',
      '« Tu regrettes d’être tombé ? » demande {B}. « Non, dit {A}. C’est à ce moment-là que tout le monde a crié mon nom. »',
      'Cette nuit-là, une médaille pend au pied du lit. Elle est en biscuit. Au matin, il n’y en a plus, et {A} n’a plus faim.',
    ],
    sleep: [
      '{Intro} C’est le soir, et les lumières s’éteignent une à une.',
      '{A} ferme les yeux. {A} ouvre les yeux. « Je ne dors toujours pas », dit {A} au plafond.',
      'L’oreiller est trop chaud. La couverture est trop longue. Et quelque part, ça goutte : plic. Plic. Plic.',
      'Alors {A} se relève et sort sur la pointe des pieds, à la recherche du sommeil.',
      '« Tiens, tu ne dors pas ? » demande {B}. « Le sommeil m’a oublié », dit {A}. « Alors cherchons-le, dit {B}. Il n’est pas loin : à cette heure-ci, il travaille. »',
      '« Compte les moutons », dit {B}. {A} compte. Mais le douzième s’arrête et demande une caresse.',
      'On regarde dans l’eau. Il n’y a que la lune, qui dort. « Chut, dit {B}. Ne la réveille pas. »',
      'On danse à gauche, on danse à droite. Maintenant, {A} a sommeil dans les jambes, mais pas dans les yeux.',
      '« Tout le monde dort, dit {A}. Sauf moi. Je ne sais peut-être plus le faire. » Et une petite larme fait plic.',
      '« Je vais te raconter quelque chose, dit {B}. Tu n’as qu’à écouter. » Et {B} raconte tout ce qui était beau aujourd’hui, lentement, une chose après l’autre.',
      'Les tartines. La pluie qui ne mouillait pas. Le nuage en forme de cuillère. {A} bâille. {B} bâille aussi.',
      '« Le voilà, le sommeil, chuchote {B}. Il était derrière nous. Lui aussi voulait écouter. » On rentre tout doucement.',
      'L’oreiller est parfait. La couverture est parfaite. « Bonne nuit », veut dire {A}. Mais {A} dort déjà.',
    ],
    party: [
      '{Intro}',
      '« De quoi avons-nous besoin ? » demande {B}. « De lampions, dit {A}. D’un gâteau. Et d’invités, sinon les lampions s’ennuient. »',
      'On distribue les invitations. Une pour chacun, et une sans nom, au cas où.',
      'Puis on pétrit, on colle, on accroche. {A} a de la farine sur le nez. {B} en a partout.',
      'Mais juste avant l’heure, le ciel ouvre la porte : la pluie, le vent, et les lampions s’envolent !',
      '« Ma belle fête ! » crie {A}. {B} tient encore un lampion, un seul, tout mouillé.',
      'Les tables sont vides. Le gâteau est un lac. « Maintenant, personne ne viendra », dit {A}.',
      '« Une fête, ce n’est pas là où sont les lampions, dit {B}. C’est là où sont les amis. Et je sais où il y a de la place pour tout le monde. »',
      'On court de porte en porte. « Venez tous ! Apportez ce que vous avez ! » Et chacun apporte quelque chose.',
      'Et voilà : tant d’invités, tant de bougies, et au milieu, {A} ! Tout le monde chante, chacun à sa façon.',
      'On danse si fort que le plancher tremble. Même la pluie bat la mesure.',
      '« C’est comme tu le voulais ? » demande {B}. « Non, dit {A}. Je n’aurais jamais osé en vouloir autant. »',
      'Cette nuit-là, un seul lampion brille au-dessus du lit. Il est tout cabossé. C’est le plus beau.',
    ],
    found: [
      '{Intro} D’habitude, les grandes choses n’arrivent qu’aux autres.',
      '{A} regarde à gauche. {A} regarde à droite. « Bonjour », dit {A}, parce que la politesse ne fait jamais de mal.',
      '« Qu’est-ce que tu as là ? » demande {B}. « Je ne sais pas encore », dit {A}. « Alors cherchons », dit {B}.',
      'On écoute de près. On retourne la chose. On lui chante une chanson. Rien.',
      '« C’est à toi ? » demande-t-on à tout le monde. Ce n’est à personne. Mais chacun a son idée.',
      'Et quand on n’y pense plus, voilà que ça arrive : ding ! Une lumière, claire comme un éclat de rire.',
      'D’un coup, tout a plus de couleurs. Les flaques, les barrières, et même le lundi.',
      '« C’est à moi, dit {A} en serrant très fort. Rien qu’à moi. » Et doucement, tout doucement, la lumière s’éteint.',
      '« Avant, c’était une merveille, dit {B} tout bas. Maintenant, ce n’est plus qu’une chose. » {A} ne dit rien, très longtemps.',
      'Au matin, {A} l’emporte là où tout le monde peut regarder. « C’est pour nous tous », dit {A}.',
      'Ding ! La lumière revient, et cette fois, elle passe par-dessus les toits.',
      '« Tu regrettes ? » demande {B}. « Non, dit {A}. Avant, je l’avais sans personne. Maintenant, je l’ai avec tous. C’est plus. »',
      'Depuis ce jour, il arrive sans cesse de grandes choses à {A}. Mais pas ce soir. Ce soir, on dort.',
    ],
  },
};
