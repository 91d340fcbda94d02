/** Everything that is made and sold, worn, played and used. */

import { BATHROOM } from './cosmetics/bathroom.ts';
import { CANDLES } from './cosmetics/candles.ts';
import { COSMETICS } from './cosmetics/cosmetics.ts';
import { BEACH_AND_BARBECUE } from './festive/beach-and-barbecue.ts';
import { CHARTS } from './festive/charts.ts';
import { CHRISTMAS } from './festive/christmas.ts';
import { GARDEN_THINGS } from './festive/garden.ts';
import { OFFICE_DEVICES } from './gadgets/office-devices.ts';
import { SOUND } from './gadgets/sound.ts';
import { STANDS } from './gadgets/stands.ts';
import { COURT } from './money/court.ts';
import { MONEY } from './money/money.ts';
import { BAND } from './music/band.ts';
import { STRINGED } from './music/strings.ts';
import { BOARDS } from './office/boards.ts';
import { CRAFTS } from './office/crafts.ts';
import { KEEPSAKES } from './office/keepsakes.ts';
import { MACHINES } from './office/machines.ts';
import { PAPER } from './office/paper.ts';
import { WORK_KIT } from './office/work-kit.ts';
import { PETS } from './pets/pets.ts';
import { BALLS } from './sport/balls.ts';
import { SPORT_BOARDS } from './sport/boards.ts';
import { GYM } from './sport/gym.ts';
import { SIGNS_AND_POWER } from './street/signs-and-power.ts';
import { SCHOOL } from './study/school.ts';
import { SCIENCE } from './study/science.ts';
import { TRAVEL } from './study/travel.ts';
import { FIGURES } from './symbols/figures.ts';
import { SIGNS } from './symbols/signs.ts';
import { HOUSEHOLD_TOOLS } from './tools/household.ts';
import { OUTDOOR_TOOLS } from './tools/outdoors.ts';
import { TOOLS } from './tools/tools.ts';
import { GAMES } from './toys/games.ts';
import { NURSERY } from './toys/nursery.ts';
import { TOYS } from './toys/toys.ts';
import { WHEELED_TOYS } from './toys/wheeled-toys.ts';
import { BEAUTY_COUNTER } from './trade/beauty-counter.ts';
import { CLEANING } from './trade/cleaning.ts';
import { GIFTS } from './trade/gifts.ts';
import { RIDING_GEAR } from './trade/riding-gear.ts';
import { SMALL_GIFTS } from './trade/small-gifts.ts';
import { SPA } from './trade/spa.ts';
import { STAGE_KIT } from './trade/stage-kit.ts';
import { TRAINING_HALL } from './trade/training-hall.ts';
import { WOODEN_WARE } from './trade/wooden-ware.ts';
import { WORKSHOP_KIT } from './trade/workshop-kit.ts';
import { CARDS } from './travel/cards.ts';
import { TRAVEL_PAPERS } from './travel/papers.ts';
import { ARMS } from './treasure/arms.ts';
import { DRESSING_UP } from './treasure/dressing-up.ts';
import { MAGIC } from './treasure/magic.ts';
import { TREASURE } from './treasure/treasure.ts';
import { BAGS } from './wear/bags.ts';
import { BOTTOMS } from './wear/bottoms.ts';
import { CLOTHES } from './wear/clothes.ts';
import { WEAR_EXTRAS } from './wear/extras.ts';
import { HANGING_CLOTHES } from './wear/hanging-clothes.ts';
import { HEADWEAR } from './wear/headwear.ts';
import { JEWELLERY } from './wear/jewellery.ts';
import { LIGHT_SHOES } from './wear/light-shoes.ts';
import { PET_WEAR } from './wear/pet-wear.ts';
import { SHOES } from './wear/shoes.ts';
import { TOPS } from './wear/tops.ts';

export const GOODS = [
  ...COSMETICS,
  ...CLEANING,
  ...WOODEN_WARE,
  ...CANDLES,
  ...SHOES,
  ...BAGS,
  ...JEWELLERY,
  ...CLOTHES,
  ...HEADWEAR,
  ...HANGING_CLOTHES,
  ...WEAR_EXTRAS,
  ...PET_WEAR,
  ...BOTTOMS,
  ...TOPS,
  ...PAPER,
  ...BOARDS,
  ...MACHINES,
  ...KEEPSAKES,
  ...WORK_KIT,
  ...CRAFTS,
  ...TOOLS,
  ...OUTDOOR_TOOLS,
  ...HOUSEHOLD_TOOLS,
  ...TOYS,
  ...GAMES,
  ...BALLS,
  ...GYM,
  ...SPORT_BOARDS,
  ...STRINGED,
  ...BAND,
  ...TREASURE,
  ...ARMS,
  ...CHRISTMAS,
  ...GARDEN_THINGS,
  ...CHARTS,
  ...BATHROOM,
  ...DRESSING_UP,
  ...MAGIC,
  ...LIGHT_SHOES,
  ...WHEELED_TOYS,
  ...NURSERY,
  ...BEACH_AND_BARBECUE,
  ...OFFICE_DEVICES,
  ...SOUND,
  ...STANDS,
  ...TRAVEL_PAPERS,
  ...CARDS,
  ...FIGURES,
  ...SIGNS,
  ...SCIENCE,
  ...SCHOOL,
  ...TRAVEL,
  ...MONEY,
  ...COURT,
  ...PETS,
  ...SIGNS_AND_POWER,
  ...BEAUTY_COUNTER,
  ...GIFTS,
  ...RIDING_GEAR,
  ...SMALL_GIFTS,
  ...SPA,
  ...STAGE_KIT,
  ...TRAINING_HALL,
  ...WORKSHOP_KIT,
];
