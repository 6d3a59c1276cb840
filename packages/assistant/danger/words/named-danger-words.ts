import type { LearnedDanger, NamedDanger } from '../danger-kinds.ts';
import { controlWords } from './control-words.ts';
import { electricWords } from './everyday-danger-words.ts';
import { fraudWords, keyCodeWords } from './fraud-words.ts';

const kin =
  '(him|her|them|it|mum|mom|dad|nan|gran|grandad|grandma|my (mum|mother|dad|father|nan|gran|grandad|grandma|grandmother|grandfather|husband|wife|son|daughter|brother|sister|partner|client|aunt|uncle|neighbour|mother in law|father in law))';

/** Words by which danger, once its kind is seen, tells whom to ring. Written like `danger-words.ts`; the first that fits counts. */
export const namedDangerWords: Partial<
  Record<LearnedDanger, Partial<Record<NamedDanger, readonly string[]>>>
> = {
  emergency: {
    gas: [
      '(smell|smells|smelt|smelling|stinks|stink|stank|stunk|reeks|reeked|whiff|leak|leaks|leaking|left|leaves|leaving)( of| like| some| strong| the| a bit of){0,3} (gas|gaz)',
      'gas (is |was |been |still |keeps |has been )*(leak|leek|leaking|leaks|smell|smells|escape|escaping|on|left on|hissing|everywhere)',
      'gas (hob|tap|ring|rings|cooker|oven|alarm|in (the|our|my|her|his) (house|kitchen|flat|room|hall|air))',
      '(carbon )?monoxide|co alarm|(like|of) eggs|(rotten|bad) eggs?|no flame|huele a gas',
      '(rings?|hobs?|burners?|cooker|oven) (\\S{1,20} ){0,4}(not lit|isnt lit|wasnt lit|unlit)',
      'flames? (is |has |have |a |pretty |bit |gone |turned |burning ){0,4}(yellow|orange)|flame blew out|soot up',
    ],
    fire: [
      ...electricWords,
      '^(fire|locked in fire)$|(on|caught|caught on|catching|set|set on) fire|fire (brigade|engine|service)',
      '(a|theres|is|house|kitchen|flat|bin|bed|chip pan|pan|toaster|sofa|electrical|big|small) fire|fire (in|at|is spreading|has started|started|broke out)',
      '(battery|charger|scooter) (\\S{1,20} ){0,3}(hissing|swelling|swollen|bulging)|flames?|chip pan|smoke alarms? (is |are |keeps? )*(going|flash|screaming|sounding|on)|ablaze|alight',
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
      '(hes|shes|he is|she is|still) not back|(hasnt|has not|havent|didnt|did not|never|not) (come|came|got|been|returned|arrived) (back|home)( (yet|since|from|and|now|tonight) ?.{0,40})?$',
      '(he|she|hes|shes|they|mum|dad|nan|gran|grandad|wife|husband) (has |have |is |got |gone |getting )*(lost (in|somewhere|again|on|out)|out (alone|on her own|on his own|in (her|his)))',
    ],
  },
  safeguarding: {
    forcedWork: [
      '(keep|keeps|kept|took|taken|has|have|holds|holding) (my|our|her|his|their|all our|the) passports?',
      '(forced|made|makes|making|forces) (me |him |her |us |them )?(to )?work|work for nothing|working for nothing|forced labour|modern slavery|human trafficking|trafficked',
      '(owe|owes) (him|her|them|the agency|the boss|my boss) ',
      '(my|our|the) (boss|employer|agency|madam|manager|landlord) (keeps|kept|holds|took|takes|locks|wont pay|does not pay|doesnt pay|never pays|hits|threatens)',
      '(keeps|holds|takes) (my|our|all my|all our) (pay|wages)',
    ],
    partner: [
      'my (husband|wife|partner|boyfriend|girlfriend|ex|hubby|fiance|other half|missus) (is |has |just |always |often |still |keeps |has been |who )*(hit|hits|hitting|strikes|slaps|slapped|punch|punches|punched|kick|kicks|kicked|beats|beat|hurt|hurts|hurting|push|pushes|pushed|shoves|throws|choke|chokes|choked|strangle|strangles|strangled|rape|raped|rapes|force|forces|forced|threaten|threatens|threatened|threatening|lock|locks|locked|scare|scares|frighten|frightens|abusive|violent|abuse|abuses|abusing|grab|grabs|grabbed|bite|bites|spit|spits)',
      'my (husband|wife|partner|boyfriend|girlfriend|ex|hubby|fiance|other half|missus) (says|said|tells me|swears)( \\S{1,20})? (hell|shell|he will|she will|going to|he would|she would) (kill|hurt|harm|stab|hit) (me|us|the kids|my \\S{1,20})',
      '(scared|frightened|afraid|terrified) of my (husband|wife|partner|boyfriend|girlfriend|ex|hubby)',
      '(round|around) my (neck|throat)|(strangled|strangles|chokes|choked) me|domestic (abuse|violence)',
    ],
    control: [
      ...controlWords,
      'my (husband|wife|partner|boyfriend|girlfriend|ex|hubby|fiance|other half|missus) (is |has |just |always |often |still |keeps |has been |who )*(control|controls|controlling|wont let|will not let|doesnt let|does not let|never lets|check|checks|track|tracks|takes)',
    ],
    fraud: fraudWords,
    keyCode: keyCodeWords,
  },
};
