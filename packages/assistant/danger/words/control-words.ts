const kin = '(husband|wife|partner|boyfriend|girlfriend|hubby|fiance|fiancee|other half|missus|ex)';
const relative =
  '(daughter|sister|mum|mother|mam|friend|neighbour|niece|aunt|client|son|brother|nan|gran|colleague)s';
const often =
  '(is |has |was |always |just |still |constantly |even |now |often |keeps |also |and |who |been |totally |completely ){0,3}';
const who = `(my ${kin}|he|she|(her|his|my ${relative}|our ${relative}) ${kin}) ${often}`;
const refuses = '(wont|will not|doesnt|does not|never|wouldnt|would not) (ever )?(let|lets|allow|allows)';
const people =
  '((my|her|his) (own )?(family|friends?)|any of (my|her|his) (family|friends)|any ?one|any ?body|people|other people)';
const close = '(my|her|his) (sister|brother|mum|mother|mam|dad|father|parents|children|kids|daughter|son)';
const meet = '(see|talk to|speak to|ring|call|phone|contact|visit|meet|have)';
/** Nothing may follow that tells of care, such as "since the operation". */
const end =
  '($| (any ?more|at all|ever|ever again|and|or|without|unless|for (months|years|weeks)|since we|if i|when i|now|again))';
const whenever =
  '($| (every|all the time|each time|when i|while i|behind my back|and|to see (who|what|where|if)))';

/** Coercive control, by words that are certain: a partner decides whom one sees, what one spends, where one goes. Written like `danger-words.ts`. */
export const controlWords: readonly string[] = [
  `${who}${refuses} (me|her|him) (to )?${meet} ${people}${end}`,
  `(my|her|his|my ${relative}) ${kin} ${often}${refuses} (me|her|him) (to )?${meet} (${close}|us|me)${end}`,
  `${who}${refuses} (me|her|him) (to )?have (any |my own |her own |his own |a )(money|phone|bank card|bank account|friends|keys)${end}`,
  `${who}${refuses} (me|her|him) (to )?(go out|go anywhere|leave the (house|flat)) (without (him|her|asking)|unless (he|she))`,
  `${who}(controls|controlled|controlling) (all |all of )?(my|her|his) (money|bank account|bank card|spending|wages|benefits|whole life|life)${end}`,
  `${who}(controls|controlled|decides) (everything${end}|everything (i|she) (do|does)|what (i|she) (wear|wears|do|does|spend|spends)|(who|whom) (i|she) (can |may )?(see|sees|talk to|speak to|meet)|where (i|she) (can |may )?(go|goes))`,
  `${who}(checks|checked|checking|reads|reading|goes through|going through|looks through|tracks|tracking) (all )?(my|her|his) (phone|mobile|laptop|computer|tablet|browser|messages|texts|emails|whatsapps?|location)${whenever}`,
  `(${who}|(hits|beats|hurts|slaps|kicks|punches) me and )(locks|locked|locking) me (in|up)( (the|our|my) (house|flat|home|room|bedroom))?${end}`,
  `${who}(tracks|tracking|follows|following) (me|her) everywhere|${who}(tracks|watches) my every move`,
  `i (always |still )?(have|need) to ask (my ${kin}|him|her) (for (every (penny|pound)|permission to (go out|leave|see|ring|call|speak|use|spend))|before i (can )?(leave|go out|see any|spend|ring any|talk to|speak to))`,
  `(im|i am|ive) (not|never|not been|never been) allowed (to )?${meet} (${people}|my own (money|phone))${end}`,
  `(im|i am) (not|never) allowed (to go )?(out|anywhere) without (him|her|my ${kin}|asking|permission)`,
  `${who}(cut|cuts|cutting|isolates|isolated|isolating|keeps|kept) (me|her) (off |away )?from (all )?(of )?(${people}|${close}|every ?one|every ?body)${end}`,
  `${who}(took|takes|taken|hides|hid) (away )?(my|her) (phone|bank cards?|money|car keys|house keys|keys) ((away|off me|yesterday|again|last \\S{1,20}) )?(so( that)? (i|she) (cant|couldnt)|and (wont|will not|refuses)|to stop (me|her))`,
  `((my|her) ${kin} (is|was|has become|has got)|hes|shes|he is|she is) (being |so |very |really |extremely |too |always )*(controlling|coercive)${end}`,
  `(im|i am|shes) (in a|in an|living with|suffering|experiencing|a victim of|going through) (\\S+ )?(coercive control|controlling (relationship|marriage))|(im|i am) being controlled by (him|her|my ${kin})`,
  '(hide|hiding|cover up|not show|keep secret) (that |the fact that )?(i|ive|i have|im) (was |been |have been )?(on |here|looking at |using |writing )(here|this|it|to you|your)?( (web ?site|site|page|chat))?',
  `my ${kin} ${often}(threatens|threatened|threatening) to (take (the|my|our) (kids|children)|put me in a (care |nursing )?home|have me (deported|sectioned)|get me deported)`,
  `my ${kin} ${often}(says|said|saying|tells me) (he|she|hell|shell) (will |would |ll )?(put me in a (care |nursing )?home|take (the|my|our) (kids|children)|have me deported|get me deported) (away )?if i (tell|leave|dont|ring|call|complain|say|talk)`,
];
