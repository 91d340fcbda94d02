/** What people are called, who is drawn for it, and whom a group consists of. */

import type { Activity } from '../../people/activities.ts';
import type { PersonName } from '../../people/trades.ts';
import type { Age } from '../../scene.ts';
import { plain } from '../sentence/word-forms.ts';
import { wordTable } from './word-table.ts';

export const PEOPLE_BY_WORD = wordTable<PersonName>({
  woman:
    'lady, female, mother, mom, mum, mommy, mummy, wife, girlfriend, sister, aunt, housewife, actress, hostess, model, waitress lady, madam, grown woman, gal, businesslady, girlboss, widow',
  man: 'guy, gentleman, male, father, dad, daddy, papa, husband, boyfriend, brother, uncle, dude, bloke, fellow, actor, sir, lord, host, grown man, chap, hipster',
  girl: 'daughter, schoolgirl, little girl, young girl, teenage girl, granddaughter, niece, lass',
  boy: 'son, schoolboy, little boy, young boy, teenage boy, grandson, nephew, lad',
  child: 'kid, toddler, youngster, pupil, children, kids, schoolchild, preschooler',
  person:
    'personal trainer, fitness trainer, fitness coach, masseur, masseuse, massage therapist, physiotherapist, therapist, real estate agent, estate agent, dog trainer, human, people, human being, adult, friend, teenager, teen, customer, guest, tourist, traveller, traveler, visitor, colleague, coworker, co worker, worker, employee, freelancer, player, neighbour, neighbor, stranger, passenger, pedestrian, partner, lover, spectator, fan, viewer, volunteer, parent, sibling, someone, somebody, individual, influencer, blogger, client, couple member, athlete, character, hero, rider, reader, writer, author, poet, developer, programmer, coder, designer, architect, manager, boss, secretary, lawyer, politician, president, journalist, reporter, patient, therapist, coach, trainer, driver, owner, seller, vendor, salesman, musician, performer, comedian, acrobat, juggler, gymnast, jogger, commuter, shopper, camper, hunter, shepherd, priest, nun, nurse assistant, guard, hippie, gamer, youtuber, streamer, entrepreneur, consultant, accountant, realtor, estate agent, archer, warrior, gladiator, zombie, genie, dog walker, walker, dog sitter, pet sitter, dog trainer, dog owner',
  baby: 'infant, newborn, newborn baby',
  grandmother:
    'grandma, granny, grandmum, nana, old woman, old lady, elderly woman, elderly lady, senior woman',
  grandfather: 'grandpa, granddad, grandad, old man, elderly man, senior man, old gentleman',
  chef: 'cook, head chef, pastry chef, sushi chef, pizza chef, pizzaiolo',
  baker: 'pastry cook, confectioner',
  barista: 'bartender, barkeeper, barman, barmaid',
  waiter: 'waitress, server, sommelier, butler',
  butcher: '',
  farmer: 'rancher, farm worker, winemaker, vintner, peasant, wine grower',
  gardener: '',
  florist: 'flower seller',
  fisherman: 'angler, fisher, fisherwoman',
  beekeeper: '',
  doctor:
    'physician, medic, pediatrician, psychiatrist, gp, vet, veterinarian, pharmacist, paramedic, optician, optometrist, physiotherapist, physical therapist, osteopath, chiropractor, massage therapist',
  nurse: 'midwife, carer, caregiver, nanny, babysitter',
  dentist: '',
  surgeon: '',
  scientist: 'chemist, researcher, biologist, physicist, lab technician, professor',
  teacher: 'schoolteacher, instructor, tutor, lecturer',
  student: 'college student, graduate, university student, schoolkid, learner',
  librarian: '',
  'police officer': 'policeman, policewoman, cop, sheriff, officer',
  firefighter: 'fireman, firewoman',
  soldier: 'trooper, infantryman, guardsman, general',
  astronaut: 'cosmonaut, spaceman, space traveler, space traveller',
  pilot: 'aviator, airline pilot',
  'flight attendant': 'stewardess, steward, air hostess, cabin crew',
  sailor: 'seaman, mariner, deckhand',
  captain: 'ship captain, sea captain, skipper',
  diver: 'scuba diver, snorkeler',
  mechanic: 'car mechanic, repairman, technician, machinist',
  carpenter: 'woodworker, joiner, cabinetmaker',
  builder: 'construction worker, bricklayer, mason, roofer, workman, labourer, laborer, handyman',
  electrician: '',
  plumber: '',
  engineer: '',
  miner: '',
  painter: 'house painter, decorator',
  artist: 'sculptor, illustrator',
  photographer: 'cameraman, videographer, filmmaker, film director',
  potter: 'ceramist, ceramicist',
  blacksmith: 'smith, welder, glassblower, glass blower, goldsmith, silversmith, ironworker',
  guitarist: 'guitar player, bassist, rock star, rockstar, rock musician, street musician, busker',
  violinist: 'violin player, fiddler',
  pianist: 'piano player, keyboardist',
  drummer: 'drum player, percussionist',
  singer: 'vocalist, rapper, opera singer, pop star, popstar, soprano, tenor',
  trumpeter: 'trumpet player, saxophonist, saxophone player, jazz musician, sax player',
  cellist: 'cello player',
  dj: 'disc jockey, disk jockey',
  conductor: 'orchestra conductor',
  ballerina: 'ballet dancer',
  dancer: 'tango dancer, hip hop dancer, breakdancer, flamenco dancer, street dancer',
  runner: 'jogger, sprinter, marathon runner',
  footballer: 'football player, soccer player, goalkeeper, striker, rugby player',
  'basketball player': 'volleyball player',
  'tennis player': 'badminton player',
  golfer: 'golf player',
  boxer: 'fighter, kickboxer, mma fighter, wrestler, karateka',
  swimmer: '',
  skier: 'ski instructor, ski teacher',
  snowboarder: 'snow boarder',
  skateboarder: 'skate boarder, skateboard rider, longboarder',
  surfer: 'surfer girl, surfer dude, surf instructor, surf teacher',
  cyclist: 'biker, bicyclist, mountain biker, bike rider',
  skater: 'ice skater, figure skater, roller skater',
  hiker: 'backpacker, trekker, rambler, wanderer',
  climber: 'mountaineer, rock climber, mountain climber, alpinist',
  yogi: 'yoga teacher, yoga instructor, yoga student',
  businessman:
    'businessperson, executive, ceo, banker, salesperson, manager in a suit, office worker, entrepreneur in a suit',
  businesswoman: 'female executive, female manager, female ceo',
  judge: '',
  postman: 'mailman, letter carrier, mail carrier, postal worker, postwoman',
  courier:
    'delivery man, delivery driver, delivery person, delivery guy, deliveryman, delivery boy, delivery woman, messenger',
  hairdresser:
    'barber, groomer, dog groomer, pet groomer, nail technician, makeup artist, hair stylist, hairstylist, stylist, beautician',
  tailor: 'seamstress, dressmaker, shoemaker, cobbler, fashion designer',
  shopkeeper:
    'shop owner, merchant, shop assistant, store owner, greengrocer, market trader, market vendor, trader, grocer, sales assistant',
  cashier: '',
  cleaner: 'cleaning lady, janitor, maid, housekeeper, window cleaner',
  detective: 'private eye, investigator, inspector, spy, secret agent',
  explorer: 'adventurer, archaeologist, safari guide',
  magician: 'illusionist, conjurer',
  clown: 'jester, mime, circus clown',
  monk: 'buddhist monk, friar',
  knight: 'paladin, crusader, medieval knight',
  king: 'emperor, pharaoh, sultan, monarch',
  queen: 'empress, cleopatra',
  prince: '',
  princess: '',
  wizard: 'mage, sorcerer, warlock, merlin, druid',
  witch: 'sorceress, enchantress',
  pirate: 'buccaneer, pirate captain',
  ninja: '',
  samurai: 'ronin, samurai warrior',
  cowboy: 'cowgirl, gunslinger, cattleman',
  viking: 'norseman, viking warrior, barbarian',
  superhero: 'super hero, superheroine, superwoman, comic hero',
  fairy: 'pixie, tooth fairy, tinkerbell',
  elf: 'gnome, dwarf, hobbit, garden gnome, christmas elf',
  vampire: 'dracula',
  angel: 'cherub, guardian angel',
  'santa claus': 'santa, father christmas, saint nicholas, st nicholas',
  bride: '',
  groom: 'bridegroom',
});

const FEMALE = new Set(
  'waitress,policewoman,businesslady,stewardess,air hostess,actress,cowgirl,superheroine,superwoman,seamstress,barmaid,mother,nun,fisherwoman,postwoman,delivery woman,firewoman,surfer girl,ballerina,maid,cleaning lady,flight attendant,nurse,florist,princess,queen,bride,fairy,witch,empress,cleopatra,businesswoman,midwife'.split(
    ',',
  ),
);
const MALE = new Set(
  'policeman,fireman,mailman,postman,barman,delivery man,deliveryman,delivery guy,delivery boy,gentleman,fisherman,cowboy,king,prince,groom,wizard,monk,knight,santa claus,businessman,surfer dude,butler,workman,repairman,spaceman,bricklayer,salesman,cameraman,norseman,viking,samurai,pirate,vampire,blacksmith,bridegroom,pharaoh,emperor,sultan,steward,guardsman,rancher,waiter'.split(
    ',',
  ),
);

/** The gender a word says by itself; null leaves it open. */
export function genderOf(word: string, name: string): 'female' | 'male' | null {
  if (FEMALE.has(word)) return 'female';
  if (MALE.has(word)) return 'male';
  if (['woman', 'girl', 'grandmother'].includes(name) || FEMALE.has(name)) return 'female';
  if (['man', 'boy', 'grandfather'].includes(name) || MALE.has(name)) return 'male';
  return null;
}

const AGE_WORDS: Readonly<Record<Age, string>> = {
  baby: 'baby,newborn,infant,newborn baby',
  child:
    'girl,boy,son,daughter,child,kid,toddler,children,schoolgirl,schoolboy,little girl,little boy,pupil,youngster,granddaughter,grandson',
  young:
    'teenager,teen,student,young girl,teenage girl,teenage boy,bride,groom,princess,prince,ballerina,surfer,influencer',
  adult: '',
  old: 'grandmother,grandfather,grandma,granny,grandpa,granddad,nana,wizard,santa claus',
};
const AGE_OF = new Map(
  (Object.entries(AGE_WORDS) as [Age, string][]).flatMap(([age, words]) =>
    words.split(',').map((word) => [word, age]),
  ),
);
export const ageOf = (word: string, name: string): Age | null => AGE_OF.get(word) ?? AGE_OF.get(name) ?? null;

/** Words for several people at once and whom they consist of. */
export const PEOPLE_GROUPS: ReadonlyMap<string, readonly { name: PersonName; count: number }[]> = new Map(
  Object.entries({
    family: 'woman 1,man 1,girl 1,boy 1',
    'young family': 'woman 1,man 1,girl 1,boy 1',
    couple: 'woman 1,man 1',
    'married couple': 'woman 1,man 1',
    'bride and groom': 'bride 1,groom 1',
    'wedding couple': 'bride 1,groom 1',
    newlywed: 'bride 1,groom 1',
    parents: 'woman 1,man 1',
    grandparents: 'grandmother 1,grandfather 1',
    team: 'person 4',
    crew: 'person 4',
    group: 'person 4',
    staff: 'person 4',
    crowd: 'person 9',
    audience: 'person 9',
    public: 'person 6',
    band: 'singer 1,guitarist 1,drummer 1',
    'rock band': 'singer 1,guitarist 1,drummer 1',
    'jazz band': 'singer 1,trumpeter 1,pianist 1',
    orchestra: 'conductor 1,violinist 3,cellist 1',
    choir: 'singer 5',
    'string quartet': 'violinist 3,cellist 1',
    'football team': 'footballer 4',
    'school class': 'teacher 1,child 4',
    army: 'soldier 6',
  }).map(([word, text]) => [
    plain(word),
    text.split(',').map((part) => {
      const at = part.lastIndexOf(' ');
      return { name: part.slice(0, at) as PersonName, count: Number(part.slice(at + 1)) };
    }),
  ]),
);

/** What somebody of this trade is seen doing when nothing else is said. */
export const TRADE_ACTIVITY: Partial<Record<PersonName, Activity>> = {
  runner: 'run',
  guitarist: 'play guitar',
  violinist: 'play violin',
  cellist: 'play violin',
  pianist: 'play piano',
  drummer: 'play drums',
  trumpeter: 'play trumpet',
  singer: 'sing',
  conductor: 'conduct',
  ballerina: 'ballet',
  dancer: 'dance',
  footballer: 'kick',
  'basketball player': 'throw',
  'tennis player': 'swing',
  golfer: 'swing',
  boxer: 'box',
  swimmer: 'swim',
  skier: 'ski',
  surfer: 'surf',
  cyclist: 'ride',
  skater: 'skate',
  skateboarder: 'skate',
  snowboarder: 'ski',
  climber: 'climb',
  hiker: 'walk',
  yogi: 'yoga',
  diver: 'dive',
  photographer: 'photograph',
  chef: 'cook',
  baker: 'bake',
  barista: 'make coffee',
  waiter: 'serve',
  gardener: 'water plants',
  florist: 'arrange',
  carpenter: 'saw',
  builder: 'hammer',
  painter: 'paint',
  artist: 'paint',
  plumber: 'repair',
  electrician: 'repair',
  mechanic: 'repair',
  tailor: 'sew',
  hairdresser: 'cut',
  cleaner: 'sweep',
  courier: 'deliver',
  postman: 'deliver',
  blacksmith: 'hammer',
};
