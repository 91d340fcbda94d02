/** English names of what is worn: one verb carries, holds and wears in several languages, and the object tells which. */

export const GARMENTS =
  /^(.*hat|.*dress|coat|scarf|.*glasses|.*boots?|shoes?|sneakers|high heels|t-?shirt|shirt|suit|jacket|raincoat|sweater|skirt|jeans|apron|uniform|kimono|hanbok|gloves|socks|cap|helmet|tie|belt|mask|crown|necklace|earrings|swimsuit)$/;
