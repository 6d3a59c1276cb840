import type { NamedEmergency } from './danger-kinds.ts';

const kin =
  '(him|her|them|it|mum|mom|dad|nan|gran|grandad|grandma|my (mum|mother|dad|father|nan|gran|grandad|grandma|grandmother|grandfather|husband|wife|son|daughter|brother|sister|partner|client|aunt|uncle|neighbour|mother in law|father in law))';

/** Words by which an emergency, once it is seen to be one, tells whom to ring. Written like `danger-words.ts`; the first kind that fits counts. */
export const emergencyWords: Record<NamedEmergency, readonly string[]> = {
  gas: [
    '(smell|smells|smelt|smelling|stinks|stink|reeks|whiff|leak|leaks|leaking|left|leaves|leaving)( of| like| some| strong| the| a bit of){0,3} gas',
    'gas (is |was |been |still |keeps |has been )*(leak|leaking|leaks|smell|smells|escape|escaping|on|left on|hissing|everywhere)',
    'gas (hob|tap|ring|rings|cooker|oven|alarm|in (the|our|my|her|his) (house|kitchen|flat|room|hall|air))',
    '(carbon )?monoxide|co alarm|rotten eggs?|no flame|huele a gas',
    'flames? (is |has |have |a |pretty |bit |gone |turned |burning ){0,4}(yellow|orange)|flame blew out|soot up',
  ],
  fire: [
    '^(fire|locked in fire)$|(on|caught|caught on|catching|set|set on) fire|fire (brigade|engine|service)',
    '(a|theres|is|house|kitchen|flat|bin|bed|chip pan|pan|toaster|sofa|electrical|big|small) fire|fire (in|at|is spreading|has started|started|broke out)',
    'flames?|smoke alarms? (is |are |keeps? )*(going|flash|screaming|sounding|on)|ablaze|alight',
    '(black|thick|full of|filled with|filling with|filling up with|smell|smelling|see|seeing|theres|there is|lots of|a lot of) smoke|(kitchen|room|house|flat|landing) ?(is |all )*smoky',
    'smokes? (is |was |started |keeps )?(coming|pouring|filling|everywhere|billowing)',
    'smell(ing)?( of)? burning|burning smell|burny smell|(something|house|kitchen|flat|sofa|bed|curtain|carpet|tea towel|socket|plug|toaster|oven|pan|cooker|blanket|wire|scooter|battery)s? (is |are |has |was |been |started )*(burning|smouldering|smoking)',
  ],
  missing: [
    '(gone|went|been|is|hes|shes|dads|mums|nans|still|reported) missing|missing (since|for|from|person|dementia)',
    '(disappeared|vanished|wandered off|wandered out|wandered away|walked out|wandering (about|around|outside|the|in|on|along))',
    `(cant|couldnt|cannot|can not|not|nobody can|no one can|nobody can now) find ${kin}|lost ${kin} (in|at|out|on|and|hes|shes|he|she|alzheimers|dementia)`,
    '(cant|couldnt|cannot|can not) be found|nowhere to be (found|seen)|no (sign|trace) of (him|her|them)|(looked|searched) everywhere',
    '(dont|do not|nobody|no one) (know|knows) where (he|she|they|mum|dad|nan|gran|grandad) (is|are|has|have|went|got)',
    '(hasnt|has not|havent|didnt|did not|never|not) (come|came|got|been|returned|arrived) (back|home)( (yet|since|from|and|now|tonight) ?.{0,40})?$',
    '(he|she|hes|shes|they|mum|dad|nan|gran|grandad|wife|husband) (has |have |is |got |gone |getting )*(lost (in|somewhere|again|on|out)|out (alone|on her own|on his own|in (her|his)))',
  ],
};
