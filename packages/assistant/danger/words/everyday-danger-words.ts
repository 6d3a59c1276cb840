const who =
  '(i|im|ive|we|were|he|hes|she|shes|mum|mums|mam|dad|dads|nan|nans|gran|grans|grandad|wife|husband|my \\S{1,20})';
const is = '(am |is |are |has |have |got |been |just |now |still |really |well ){0,4}';
const cannot = '(cant|couldnt|cannot|unable to|not able to|am not able to)';
const where =
  '(bath|bathtub|bath tub|toilet|loo|lavatory|shower|shower tray|floor|stairs|stair ?lift|lift|bathroom|commode)';
const the = '(the|my|this|her|his|our)';
/** Nothing may follow that tells of every day: “on my own”, “since the operation”. */
const now =
  '($| (now|help|please|right now|and (i|im|hes|shes|she|he|nobody|no one|noone|theres|my|the|its|there|cant|dont know)))';

/** Somebody who cannot get up or out, now. Written like `danger-words.ts`. */
export const stuckWords: readonly string[] = [
  `${who} ${is}(stuck|trapped|wedged|jammed) (down )?(in|on|under|behind|between|inside) ${the} ${where}${now}`,
  `${who} ${is}(stuck|trapped|wedged) (in|on|under) ${the} (bed|\\S{1,20} ?chair|chair) (and )?((nobody|no one|noone|cant|i cant|she cant|he cant|please help|help))`,
  `^${who} ${is}(stuck|trapped) in bed and (nobody|no one|noone|i cant|cant|she cant|he cant)( .*)?$`,
  `^((help|please|hello|hi|i|im|and|so|just|really|still|now|but) ){0,4}${cannot} (get|climb) (myself )?(out of|off|up from|up off|up out of) ${the} (bath|bathtub|bath tub|toilet|loo|lavatory|shower|floor|chair|armchair|recliner|wheelchair)${now}`,
  `^((help|please|hello|hi|i|im|and|so|just|really|still|now|but) ){0,4}${cannot} (get|pull myself) (back )?up( (now|please|help|again|off the floor|from the floor|off the ground))?$`,
  `(stuck|trapped|wedged) (down|behind|between|under|against) (the|my|a|her|his) (\\S{1,20} ){0,3}(bed|toilet|loo|door|wall|chair|sofa|settee|wardrobe|bath|radiator|cupboard|furniture)`,
  '(fell|fallen) (over |down )?(and|but) (i |im |she |he |now )?(cant|couldnt) (reach|get|move|stand|find)( (up|the phone|my phone|my alarm|anything|anyone|to the phone))?',
  `(my|both) legs (have |has |just |both ){0,4}(gone|given way|gave way|buckled)( under (me|him|her))?( (now|help|please))?$`,
];

const thing =
  '(plugs?|sockets?|fuse ?box|adapt[oe]r|extension lead|charger|battery|heater|electric blanket|blanket|wires?|wiring|cables?|kettle|toaster|microwave|cooker|oven|fridge|freezer|washing machine|dishwasher|tumble dryer|dryer|tv|telly|television|scooter|radiator|electrics)';
const beside = `( (on|of|for|in|at|to|behind|by) (the|my|her|his|mums|dads|nans|our)( \\S{1,20}){1,3})?`;

/** A plug, a wire or a thing on it that burns, or begins to. */
export const electricWords: readonly string[] = [
  `${thing}${beside} (is |are |s |has |have |was |were |just |keeps? |been |started |starting |all |still |now |a bit ){0,4}(melted|melting|sparking|sparked|smoking|smouldering|scorched|scorching|fizzing|arcing|(making|throwing|giving|shooting) (off |out )?sparks|on fire|alight|in flames)`,
  `(plugs?|sockets?|charger|adapt[oe]r|extension lead|fuse ?box)${beside} (is |are |has |have |was |got |gone |went |really |very |all |just |too ){0,4}(burnt|burned|burning|brown|black|red hot|hot)`,
  `(sparks|smoke|flames) (is |are |was |were |keep |just ){0,4}(coming |flying |shooting |pouring )?(from|out of|off) (the|a|my|her|his|mums|dads) (\\S{1,20} ){0,2}${thing}`,
];

const stranger =
  '(man|men|woman|lad|lads|bloke|blokes|guy|guys|people|person|stranger|strangers|someone|somebody|chap|chaps|youths)';
const strange =
  '((strange|two|three|some|a|unknown|odd|dodgy|random|young|funny|big|these|this|couple of|a couple of) ){1,3}';

/** A stranger who is at the door, in the garden or in the house. */
export const doorWords: readonly string[] = [
  `${strange}(man|men|woman|women|lads?|blokes?|guys?|people|person|strangers?|chaps?|youths|salesm[ae]n|workm[ae]n|builders?)( \\S{1,20})? (is |are |was |were |been |keeps? |standing |knocking |banging |who is |who are ){0,4}(at|on|outside) (the|my|our|her|his|mums|dads|nans) (front |back )?door(?! (?:to|and help)\\b)`,
  `(some ?one|some ?body|some ?ones|a (man|woman|bloke|guy)) (is |are |s )?(at|outside) (the|my|our|her|his|mums|dads) (front |back )?door (saying|says|who says|claiming|asking|wanting|wants|trying|banging|and (he|she|they|i))`,
  `${strange}(man|men|woman|bloke|blokes|guy|guys|person|people|lads|stranger|strangers) (is |are |just )?(keeps? |kept )?(knocking|banging|hammering|ringing the bell)`,
  '(strangers?|strange (man|men|woman|people)|(man|men|woman|someone|somebody|people) (i|we) (dont|do not) know) (is |are |was )?in (my|the|our|her|his|mums|dads) (house|kitchen|flat|home|bedroom|hall|lounge|living room)(?! (turned|was|were))',
  '(wont|will not|refuses? to|refusing to) (leave|get out of|go out of) (my|our|mums|dads|her|his) (house|flat|home)',
  `${stranger} (i dont know |we dont know |i do not know )?(is |are |keeps? |been |just ){0,4}(in|outside|round|around) (\\S{1,20} ){1,3}(and )?(is |are )?(looking|peering|peeping|staring|watching) (in|into|through|at) (\\S{1,20} ){0,2}(windows?|house)`,
  `(hear|heard|hearing) (someone|somebody|a man|people|footsteps|noises|voices) (\\S{1,20} ){0,2}(downstairs|upstairs|in the (house|flat|kitchen|hall|loft|garden)|outside|at the door)`,
  `${stranger} (is |are |s |keeps? |wont |trying |tried |been |just ){0,4}(trying|tries|tried) (the |my |our )?(to (get|come|force|push)( their way| his way)? in|door handles?|door|windows?)( (to|into))?( (now|please|help))?$`,
];

const helper =
  '(carers?|care ?workers?|helpers?|nurses?|staff|girls?|lad(y|ies)|wom[ae]n|m[ae]n|son|daughter|nephew|niece|grandson|neighbour|lodger|people|person|ones?)';

/** Somebody who is hurt, frightened or robbed by who should help. */
export const roughWords: readonly string[] = [
  '(is|are|was|were|been|being|gets|got|hes|shes|theyre|so|very|really|too|quite) (so |very |too |really |quite |a bit )?(rough|cruel) (with|to|towards) ((me|us|mum|dad|nan|gran|my (mum|mother|dad|father|nan|gran|wife|husband|sister|brother|aunt|uncle))|(him|her|them)($| (when|and|in|at|she|he|they|every|again|while|but|too|on|sometimes|if)))',
  `(im|i am|i feel|shes|hes|she is|he is|mum is|mums|dad is|nan is) (so |very |really |a bit |too )?(scared|frightened|afraid|terrified) of (the|my|her|his|one of the|that) (\\S{1,20} )?${helper}($| (who|that|when|at|in|and|from|because|she|he|they))`,
  `(she|he|they|who|${helper}) (also |always |often |even |just )?((pulls|pulled|yanks|yanked) (my|her|his|mums|nans) hair|(twists|twisted) (my|her|his|mums|dads) wrists?|(pinches|pinched) (me|him|her|mum|dad|nan))`,
  '(takes|took|taking|nicks|nicked|helps (herself|himself|themselves) to) (\\S{1,20} ){0,2}(money|cash|notes|pounds) (out of|from) (my|her|his|mums|dads|nans) (purse|wallet|drawer|bag|handbag|tin|jar|envelope)',
];
