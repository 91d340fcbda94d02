/** What cloth is made of, how it is cut and what is printed on it. */

/** Colours that a material has where none is said. */
export const MATERIAL_COLOURS: Readonly<Record<string, string>> = {
  leather: 'brown',
  suede: 'tan',
  tweed: 'brown',
  denim: 'denim',
  corduroy: 'tan',
  hessian: 'sand',
  burlap: 'sand',
  fur: 'brown',
  bearskin: 'brown',
  sheepskin: 'cream',
  straw: 'straw',
  wicker: 'straw',
  bamboo: 'straw',
  wooden: 'brown',
  crystal: 'silver',
  diamond: 'silver',
  pearl: 'white',
  jade: 'green',
  camo: 'olive',
  camouflage: 'olive',
  safari: 'khaki',
  bone: 'cream',
  shell: 'cream',
  seashell: 'blush',
  rainbow: 'magenta',
};

/** Drawn as the plain thing; a person takes it as that. */
export const PLAIN_CUTS = new Set(
  `cable chunky crochet crocheted cashmere mohair cotton linen satin silk silky velvet corduroy fleece flannel polyester
  wool woollen woolen knit knitted handknitted tailored fitted baggy loose tight tightfitting slim skinny wide legged oversized cropped vintage retro classic
  traditional modern comfy comfortable casual smart crisp neat elegant simple plain everyday crew neck necked v buttoned
  sleeved sleeve sleeves worn weathered faded battered scuffed well cut brimmed wide broad heavy warm thick woven
  designer expensive cheap formal sporty gym yoga running hiking biking festive ceremonial
  royal regal magical enchanted antique ancient ornate delicate dainty sturdy gleaming shining glossy polished shiny sparkly
  sparkling glittering glittery shimmering shimmery iridescent holographic favourite favorite lucky little trusty
  military naval tropical nautical rolled wrap`.split(/\s+/),
);

/** Seen on a garment in a way that is not shown; the colour before them is the garment's all the same. */
export const END_OF_PHRASE =
  /^(,|a|an|the|and|or|with|without|no|not|hat|cap|scarf|in|on|of|at|by|for|from|to|over|under|wearing|wears|holding|holds|carrying|has|is|are|his|her|their|its|who|plus|but|behind|around|round|has|having|like|dressed)$/;

/** On cloth: before the garment, or after it with 'with'. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  polka: 'dotted',
  dotted: 'dotted',
  dots: 'dotted',
  spotted: 'dotted',
  spotty: 'dotted',
  spots: 'dotted',
  hearts: 'dotted',
  leopard: 'dotted',
  striped: 'striped',
  stripes: 'striped',
  stripe: 'striped',
  stripy: 'striped',
  stripey: 'striped',
  pinstripe: 'striped',
  pinstriped: 'striped',
  zebra: 'striped',
  breton: 'striped',
  checked: 'checked',
  checkered: 'checked',
  chequered: 'checked',
  checks: 'checked',
  check: 'checked',
  plaid: 'checked',
  tartan: 'checked',
  gingham: 'checked',
  argyle: 'checked',
  houndstooth: 'checked',
  tweed: 'checked',
  patchwork: 'checked',
  floral: 'floral',
  flowery: 'floral',
  flowered: 'floral',
  flowers: 'floral',
  hawaiian: 'floral',
  paisley: 'floral',
  patterned: 'floral',
  printed: 'floral',
  embroidered: 'floral',
  batik: 'floral',
  ankara: 'floral',
  kente: 'checked',
  blossoms: 'floral',
  roses: 'floral',
  daisies: 'floral',
  starry: 'starry',
  stars: 'starry',
  starred: 'starry',
  snowflakes: 'starry',
};

/** After 'with': the second colour of a garment. */
export const TRIMMINGS =
  /^(trim|trims|trimming|trimmings|trimmed|button|buttons|lining|detail|details|edge|edges|edging|piping|collar|cuffs|border|ribbon|band|accents|epaulettes|embroidery|lapels|lapel|tassel|tassels|sleeves|laces|soles|straps|buckle|buckles|lined)$/;
