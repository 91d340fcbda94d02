/** Which of the shipped pictures suits a subject, by its words; what is meant most closely comes first, seasons last. */

const ART: readonly (readonly [RegExp, string])[] = [
  [
    /\b(concert|music|guitar|band|live|gig|jazz|piano|dj|disco|\w*konzert|\w*musik|concierto|música)\b/i,
    'guitar',
  ],
  [
    /\b(christmas|gifts?|presents?|advent|vouchers?|weihnacht\w*|geschenk\w*|gutschein\w*|navidad|regalos?)\b/i,
    'gift',
  ],
  [/\b(space|rocket|launch|start-?up|science|stars)\b/i, 'rocket'],
  [/\b(bread|loaf|loaves|baker\w*|bake|baking|sourdough|\w*brot|bäckerei|pan|panadería)\b/i, 'bread'],
  [/\b(coffee|café|cafe|espresso|croissant|breakfast|brunch|kaffee|frühstück|desayuno)\b/i, 'coffee'],
  [/\b(flowers?|florist|bouquet|spring|blumen|flores|frühling)\b/i, 'flowers'],
  [/\b(cake|birthday|bakes|birthdays|torten?|kuchen|geburtstag|tarta|cumpleaños)\b/i, 'cake'],
  [
    /\b(fruit|vegetables?|apples?|organic|farm|market|strawberr\w*|harvest|obst|gemüse|\w*markt|mercad\w*|fruta)\b/i,
    'fruit',
  ],
  [/\b(pizza|pizzeria|italian|pizzas|restaurant\w*|dinner|lunch|tapas|cena|menú)\b/i, 'pizza'],
  [/\b(beach|sea|holiday|travel|vacation|summer|sunset|sommer\w*|urlaub|verano|playa)\b/i, 'beach'],
  [/\b(mountains?|ski|skiing|hike|hiking|winter|snow|alps)\b/i, 'mountains'],
  [/\b(forest|autumn|walk|nature|woods|herbst\w*|wald|otoño)\b/i, 'forest'],
  [/\b(city|night|skyline|club|downtown|stadt)\b/i, 'city'],
  [/\b(house|home|garden|real estate|apartment|flat|haus|garten)\b/i, 'house'],
];

export const artFor = (subject: string): string | undefined =>
  ART.find(([pattern]) => pattern.test(subject))?.[1];
