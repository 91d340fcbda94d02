/** More stories in German: contests, nights without sleep, things that turn up, and feasts. */

import type { MoreWords } from './words.ts';

const THING = String.raw`(?:ein|den|die|das)\p{Ll}*\s+(?:\p{Ll}+\s+){0,2}\p{Lu}[\p{L}-]+`;

export const GERMAN_MORE: MoreWords = {
  goals: [
    [
      'compete',
      /\b(?:Marathon|Wettlauf|Wettrennen|Wettbewerb|Wettkampf|Turnier|Meisterschaft|Olympiade|\p{Lu}\p{L}*(?:rennen|lauf|wettbewerb|turnier|meisterschaft|pokal|contest))\b|\bgewinn(?:t|en)\b|\bgewann\b/u,
    ],
    [
      'sleep',
      /\b(?:nicht|nie|kein Auge)\b[^,.]{0,30}?\b(?:ein)?schlafen\b|\bwill nicht ins Bett\b|\bnicht müde\b|\bschlaflos/u,
    ],
    [
      'party',
      /\b(?:Geburtstag|Weihnachten|Fasching|Karneval|Hochzeit|Picknick)\p{L}*|\bfeier(?:t|n)\b|\b\p{Lu}?\p{L}*(?:fest|party)\b/u,
    ],
    [
      'found',
      new RegExp(
        String.raw`(?:findet|fand|entdeckt|entdeckte|bekommt)\s+(?:(?:im|am|auf|in|unter|hinter|an|beim)\s+(?:\p{Ll}+\s+){0,2}\p{Lu}\p{L}+\s+)?(?<x>${THING})`,
        'u',
      ),
    ],
  ],
  titles: {
    compete: ['{A} am Start', 'Auf die Plätze, {A}!'],
    sleep: ['{A} kann nicht schlafen', 'Gute Nacht, {A}!'],
    party: ['{A} feiert', 'Alle kommen zu {A}'],
    found: ['{A} und der große Fund', '{A} findet etwas'],
  },
  words: {
    compete: [
      '{Intro}',
      '„Machst du da wirklich mit?“, fragt {B}. „Ja“, sagt {A}. „Auch wenn du verlierst?“ „Das sehe ich ja dann“, sagt {A}.',
      'Von da an wird geübt. Morgens vor dem Frühstück, abends nach dem Abendbrot, und dazwischen heimlich.',
      'Aber am dritten Tag tun alle Knochen weh. Auch die, von denen {A} noch gar nichts gewusst hat.',
      '„Du übst, als ob dich jemand jagt“, sagt {B}. „Üb doch mal, als ob es dir Spaß macht.“ Und siehe da: So geht es besser.',
      'Dann ist der große Tag da. Alle sind gekommen. {A} schaut auf die eigenen Füße, denn die sind das Einzige, was nicht zittert.',
      'Auf die Plätze, fertig, los! {A} gibt alles. Der Wind pfeift, die Leute rufen, und das Herz schlägt den Takt dazu.',
      'Von der Seite kommt jemand näher. Noch näher. „Nicht umdrehen“, denkt {A}. „Nur nach vorn.“',
      'Und dann, ganz kurz vor dem Ziel: ein Stolpern, ein Rums. {A} liegt am Boden, und alle anderen sind schon vorbei.',
      '„Willst du aufhören?“, fragt {B}. {A} denkt nach. „Ich will wissen, wie es sich anfühlt, anzukommen“, sagt {A} und steht auf.',
      '„{A}! {A}! {A}!“, rufen alle, und mit jedem Mal wird es lauter.',
      'Und {A} kommt an! Das Band flattert, die Trompete macht tuuut. Noch nie hat jemand im Ziel so gestrahlt.',
      '„Bist du traurig wegen dem Stolpern?“, fragt {B}. „Nein“, sagt {A}. „Das Stolpern war die Stelle, an der alle meinen Namen gerufen haben.“',
      'In dieser Nacht hängt eine Medaille am Bettpfosten. Sie ist aus Keksteig. Am Morgen ist sie weg, und {A} ist satt.',
    ],
    sleep: [
      '{Intro} Es ist Abend, und überall gehen die Lichter aus.',
      '{A} macht die Augen zu. {A} macht die Augen auf. „Ich schlafe immer noch nicht“, sagt {A} zur Zimmerdecke.',
      'Das Kissen ist zu warm. Die Decke ist zu lang. Und irgendwo tropft etwas: plitsch. Plitsch. Plitsch.',
      'Also steht {A} wieder auf und geht auf leisen Sohlen hinaus, um den Schlaf zu suchen.',
      '„Nanu, du bist noch wach?“, fragt {B}. „Der Schlaf hat mich vergessen“, sagt {A}. „Dann suchen wir ihn“, sagt {B}. „Weit kann er nicht sein. Um diese Zeit hat er zu tun.“',
      '„Zähl doch Schafe“, sagt {B}. {A} zählt. Aber bei zwölf bleibt ein Schaf stehen und will gestreichelt werden.',
      'Sie schauen ins Wasser. Da liegt nur der Mond und schläft. „Pst“, sagt {B}. „Nicht wecken.“',
      'Sie tanzen sich müde. Linksherum, rechtsherum. Jetzt ist {A} müde in den Beinen, aber nicht in den Augen.',
      '„Alle schlafen“, sagt {A}. „Nur ich nicht. Vielleicht kann ich es nicht mehr.“ Und eine kleine Träne macht plitsch.',
      '„Ich erzähle dir etwas“, sagt {B}, „und du musst nur zuhören.“ Und dann erzählt {B} alles, was heute schön war, ganz langsam, eins nach dem anderen.',
      'Das Frühstück. Der Regen, der nicht nass gemacht hat. Die Wolke, die aussah wie ein Löffel. {A} gähnt. {B} gähnt auch.',
      '„Da ist er ja, der Schlaf“, flüstert {B}. „Er war die ganze Zeit hinter uns. Er wollte auch zuhören.“ Leise gehen sie nach Hause.',
      'Das Kissen ist genau richtig. Die Decke ist genau richtig. „Gute Nacht“, will {A} noch sagen. Aber da schläft {A} schon.',
    ],
    party: [
      '{Intro}',
      '„Was brauchen wir alles?“, fragt {B}. „Lampions“, sagt {A}. „Kuchen. Und Gäste, sonst sind die Lampions traurig.“',
      'Gemeinsam tragen sie die Einladungen aus. Eine für jeden, und eine ohne Namen, falls sie jemanden vergessen haben.',
      'Dann wird gebacken, geklebt und gehängt. {A} hat Mehl auf der Nase, {B} hat Mehl überall.',
      'Doch kurz bevor es losgeht, macht der Himmel die Tür auf: Regen, Wind, und die Lampions fliegen davon!',
      '„Mein schönes Fest!“, ruft {A}. {B} hält noch einen einzigen Lampion fest, und der ist nass.',
      'Die Tische sind leer. Der Kuchen ist ein See. „Jetzt kommt niemand mehr“, sagt {A}.',
      '„Ein Fest ist nicht da, wo die Lampions hängen“, sagt {B}. „Ein Fest ist da, wo alle sind. Und ich weiß, wo Platz für alle ist.“',
      'Sie laufen von Tür zu Tür. „Kommt alle mit! Bringt mit, was ihr habt!“ Und alle bringen etwas mit.',
      'Und dann ist es so weit: so viele Gäste, so viele Kerzen, und in der Mitte {A}! Alle singen, jeder ein bisschen anders.',
      'Sie tanzen, bis der Boden wackelt. Sogar der Regen trommelt im Takt.',
      '„Ist es so, wie du es dir gewünscht hast?“, fragt {B}. „Nein“, sagt {A}. „Ich hätte mir niemals so viel gewünscht.“',
      'Und in dieser Nacht hängt über dem Bett ein einziger Lampion. Er ist verbeult, und er leuchtet am allerschönsten.',
    ],
    found: [
      '{Intro} Große Sachen passieren ja immer den anderen.',
      '{A} schaut von links. {A} schaut von rechts. „Guten Tag“, sagt {A}, denn höflich sein kann nie schaden.',
      '„Was hast du denn da?“, fragt {B}. „Ich weiß es noch nicht genau“, sagt {A}. „Dann finden wir es heraus“, sagt {B}.',
      'Sie halten es ans Ohr. Sie halten es verkehrt herum. Sie singen ihm etwas vor. Nichts.',
      '„Gehört das vielleicht dir?“, fragen sie alle, die sie treffen. Niemandem gehört es. Aber jeder hat eine Vermutung.',
      'Und dann, als sie gar nicht mehr daran denken, passiert es: Pling! Ein Leuchten, so hell wie ein Lachen.',
      'Auf einmal ist alles ein bisschen bunter. Die Pfützen, die Zäune und sogar der Montag.',
      '„Das ist meins“, sagt {A} und hält es ganz fest. „Nur meins.“ Und langsam, ganz langsam, geht das Leuchten aus.',
      '„Vorher war es ein Wunder“, sagt {B} leise. „Jetzt ist es nur noch ein Ding.“ {A} sagt lange nichts.',
      'Am Morgen trägt {A} es dorthin, wo alle es sehen können. „Es ist für uns alle da“, sagt {A}.',
      'Pling! Da ist das Leuchten wieder, und diesmal reicht es bis über die Dächer.',
      '„Tut es dir leid?“, fragt {B}. „Nein“, sagt {A}. „Vorher hatte ich es allein. Jetzt habe ich es mit allen zusammen. Das ist mehr.“',
      'Seit diesem Tag passieren {A} dauernd große Sachen. Nur heute nicht mehr. Heute wird geschlafen.',
    ],
  },
};
