/** Words that only narrow down what somebody is: a sushi chef is a chef. */

export const ROLE_FILLERS = new Set(
  `ancient park godmother fairy mountain forest jungle desert arctic island chess tribal rockabilly masai nomadic wandering travelling traveling time alien roman greek egyptian viking medieval blind deaf sikh muslim jewish hindu buddhist american sushi jazz flamenco yoga disco private olympic street school university college high sea space software rock pop opera circus
  classical professional amateur ballet hip hop folk blues country punk heavy metal street indie space deep village town
  city farm royal court head chief junior senior assistant apprentice master expert champion star freelance local
  pastry wedding fashion food travel landscape portrait science history art music maths math primary kindergarten game video
  web data marine ice figure ski snow beach horse racing motorcycle police fire army navy air force train bus taxi
  truck lorry delivery mail post scout football soccer basketball tennis baseball cricket rugby swimming roller
  pop-star superstar celebrity famous retired former seventies sixties eighties nineties twenties victorian edwardian
  renaissance real news ice crossing modern contemporary fairytale storybook young-at-heart mythical legendary`.split(
    /\s+/,
  ),
);
