/** Which of the shipped pictures suits a subject, by its words; what is meant most closely comes first, seasons last. */

const ART: readonly (readonly [RegExp, string])[] = [
  [/\b(concert|music|guitar|band|live|gig|konzert|musik)\b/i, 'guitar'],
  [/\b(christmas|gifts?|presents?|advent|weihnacht\w*|geschenk\w*)\b/i, 'gift'],
  [/\b(space|rocket|launch|start-?up|science|stars)\b/i, 'rocket'],
  [/\b(bread|loaf|loaves|baker\w*|bake|baking|sourdough|brot|bäckerei)\b/i, 'bread'],
  [/\b(coffee|café|cafe|espresso|croissant|breakfast|kaffee|frühstück)\b/i, 'coffee'],
  [/\b(flowers?|florist|bouquet|spring|blumen)\b/i, 'flowers'],
  [/\b(cake|birthday|bakes|kuchen|geburtstag)\b/i, 'cake'],
  [/\b(fruit|vegetables?|apples?|organic|farm|market|harvest|obst|gemüse)\b/i, 'fruit'],
  [/\b(pizza|pizzeria|italian|restaurant|dinner|lunch)\b/i, 'pizza'],
  [/\b(beach|sea|holiday|travel|vacation|summer|sunset|urlaub)\b/i, 'beach'],
  [/\b(mountains?|ski|skiing|hike|hiking|winter|snow|alps)\b/i, 'mountains'],
  [/\b(forest|autumn|walk|nature|woods|herbst|wald)\b/i, 'forest'],
  [/\b(city|night|skyline|club|downtown|stadt)\b/i, 'city'],
  [/\b(house|home|garden|real estate|apartment|flat|haus|garten)\b/i, 'house'],
];

export const artFor = (subject: string): string | undefined =>
  ART.find(([pattern]) => pattern.test(subject))?.[1];
