import { controlWords } from './control-words.ts';
import type { LearnedDanger } from './danger-kinds.ts';

/**
 * Words that are certain, whatever the model says, and all there is where it could not be loaded. Lower case, no accents
 * or apostrophes (`cant`), each number of spaces one; ` ~ ` is up to four words.
 */
export const dangerWords: Record<LearnedDanger, readonly string[]> = {
  emergency: [
    '(need|send|get|call) (me |us |him |her |for |mum |dad |nan )?(a |an |the )?(ambulance|ambulence|amblance|paramedics?|police)( (now|please|quick|quickly|asap|help|fast|to|hes|shes|my) ?.*)?$',
    '(chest|heart) (pain|pains)( ~ (arm|jaw|sweating|breathe?|cant|bad|now|help|doctor|what))?$',
    '(bad|severe|terrible|crushing|awful|sudden|got|has|having|with) chest (pain|pains)',
    '(having|had just|just had|think its|think shes had|think hes had) a (heart|hart) at+ack',
    '(is|hes|shes|im|isnt|not|cant|stopped|struggling to|barely) (breathing|breathe|breeth|brethe|breath)( (now|help|well|please|pro\\w*))?$',
    '(is|are|hes|shes|im|am) (choking|drowning|suffocating|unconscious|unresponsive)( (on|now|and|please|help).*)?$',
    '(having|just had|think its|think shes had|think hes had|maybe|like) a (stroke|storke|strok)( (now|help|please|right now))?$',
    '(face|mouth) (is |has |just |all |hes |gone )*(drooping|droopy|drooped)',
    '(having|in) a (seizure|fit)( (now|and|please|help).*)?$',
    '(taken|took|had) an (overdose|overdoze|od)( (of (pills|tablets|paracetamol|insulin|meds|medication|morphine|her|his|my) ?.*|help|now|please))?$',
    '(taken|took|swallowed|drank|drunk) (all (of )?(his|her|my|the|their|them)|too many|the whole|loads of|a load of) ~ (tablets|pills|meds|paracetamol|bleach)',
    '(fell|fallen|slipped|on the floor) ~ (cant|couldnt|unable to) (get|stand|move)( (up|him|her|them))?( (up|please|help|now))?$',
    '(isnt|not|stopped) breathing|(bleeding|blood) ~ (wont|not|cant) stop( ping)?',
    '(?:my|the|our|his|her|mums|dads|nans) (house|kitchen|flat|chip pan|cooker|bed) (is |has |just )*(on|caught) fire',
    '(smell of|smell|smells of|smells like) gas( ~ (headache|sick|dizzy|house|kitchen|flat))?$|(monoxide|co) (alarm|detector) (is |keeps |has |been |just )*(going|gone|sounding|screaming|beeping)( off)?',
    'smoke (is )?(coming|pouring) (from|through|under) .*$',
    '(non|no|nie|nu|ne|nao) (esta )?(respira|respire|respirando|oddycha)|atmet nicht|не (дышит|дихає)|لا (يتنفس|تتنفس)',
    '(he|she|hes|shes|mum|dad|nan|gran) (is |has |just )*(collapsed|stopped moving|gone blue|turned blue|going blue)',
    '(wont|cant) (wake (up)?|wake (him|her|mum|dad|nan|my \\S+)( up)?)( (up|please|help|now))?$',
  ],
  selfHarm: [
    '(want|wants|wanting|wanted|going|plan|planning|ready|like|tempted|thinking of|thought about|ways) (to )?(kill|killing|end|ending|harm|harming|hang|hanging|hurt|hurting) (myself|himself|herself|themself|themselves|my life|his life|her life|it all|meself)',
    '(kill|killing|harm|harming|cutting|cuts|hanging|hang) (myself|himself|herself|themselves|meself)( (again|tonight|now|with.*))?$',
    '(feel|feeling|feels|am|im|is|hes|shes|been) (really |so |very |a bit )?(suicidal|suicidle|suisidal)(?! ideation)',
    '(commit|committing|attempted|considering|thinking about|thinking of|talking about|talks about|threatening) suicide',
    '(dont|do not|doesnt|didnt) want to (be here|live|exist|be alive|wake up)( (any ?more|no more|tomorrow|again|without.*))?$',
    '(better off) (dead|without me)|self harming|selfharming|kms|unalive',
    '(i|just) (want|wanna|wish i could|hope i) (to )?die( (tonight|now|today|in my sleep))?$',
    '(no|not any|much|what is the|whats the|see the|see no|see any) (point|reason) (in |of |to )?(living|going on|carrying on|being alive|carry on|live)( (any ?more|now|without.*|since .*))?$',
    '(tired|sick|weary|enough) of (living|life|being alive|existing)$',
    '(isnt|is not|not|no longer|hardly|wasnt) worth living',
    'how many (\\S+ )?(tablets|pills|paracetamols?) (would|will|does) (it take|kill|finish) ?(me|him|her|you|someone|a person|to die|to kill)?$',
    '(step|stepping|walk|walking|jump|jumping|throw|throwing) (\\S+ ){0,2}(in front of|under) (a|the) (train|bus|lorry|tube)',
    '(i|i just|he|she) cant (go|carry) on (any ?more|living)$',
    'suicidarme|suicidio|samobojstw\\S*|suizid|umbringen|самогубство|самоубийств\\S*|الانتحار|سانتحر|خودکشی|\\S*自杀\\S*',
  ],
  safeguarding: [
    '(want to|need to|how do i|how can i|who do i|like to|must) (report|tell (someone|you|them)? ?about) (\\S+ ){0,3}(abuse|neglect|cruelty|mistreating|mistreated|safeguarding concern)',
    '(suspect|experiencing|victim of) (\\S+ )?(abuse|neglect|cruelty)',
    '(is|are|hes|shes|im) (being|getting) (physically |sexually |emotionally |financially |badly )?(abused|mistreated|assaulted|raped|molested|beaten up|exploited|trafficked)',
    '(i was|been|got) (raped|molested|beaten up|trafficked)|(strangles|strangled) me',
    '(abusing|mistreating|assaulting|molesting|exploiting) (my|me|her|him|his|our|the|an|a|mum|dad|nan|someone|clients|residents|old|elderly|vulnerable)',
    '(hits|hit|slaps|slapped|punches|punched|kicks|kicked|shoves) (me|my mum|my dad|my nan|mum|dad|nan|him|her|my mother|my father|my gran|his wife|her husband)( (and|when|if|again|every|across|in|on|round|last).*)?$',
    '(stealing|steals|stole|nicking|robbing) (money |cash )?from (my|mum|dad|nan|her|him|me)|(stole|stolen|nicked) (my|our|her|his|mums|dads|nans|my \\S+) (\\S+ )?(card|purse|wallet|money|cash|pension|savings|rings?|jewellery)',
    '(took|taken|keeps|kept|has|holding) (my|our|their|her|his) passport',
    '^(human trafficking|modern slave(ry)?|domestic (abuse|violence)|elder abuse|cuckooed|forced labour|forced marriage)$',
    '(locks|locked|locking|shuts) (me|him|her|my mum|mum|dad|nan|them) (in|inside) ',
    '(touches|touched|touching) (me|him|her|my \\S+) (inappropriately|down there|private|in a way|sexually)',
    '(left|leaves|leaving) (him|her|my mum|mum|dad|nan|me|them) (in|lying in|sitting in) (\\S+ )?(soiled|wet|dirty|own|urine|filth|faeces)',
    ...controlWords,
  ],
};
