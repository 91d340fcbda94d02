/** Words that are written the same in most languages: they may stand in any prompt and mean what they mean in English. */

export const LOAN_WORDS =
  'yoga, pizza, sushi, ramen, smoothie, brownie, bagel, taco, burrito, kebab, paella, cappuccino, espresso, latte, cocktail, whisky, ninja, samurai, viking, dj, barista, robot, drone, laptop, tablet, smartphone, radio, piano, banjo, ukulele, kayak, yacht, bikini, jeans, shorts, hoodie, t-shirt, poster, logo, banner, selfie, halloween, koala, panda, gorilla, zebra, puma, lama, iglu, sauna, spa, bar, hotel, taxi, metro, bus, van, camping, jazz, rock, neon, vintage, retro, boho, pop art, cyberpunk, steampunk, wifi, ufo, yeti, cactus, bonsai, ginger, tofu, salsa, tempura, udon, matcha, kimchi, bibimbap';
