import { brand } from './brand.ts';

/** Where the assistant stops, and whom to ask instead. The first rule of which a pattern fits the question counts. */
export interface Decline {
  /** In plain words as `assistantCues` has them; ` ~ ` stands for up to four words in between. */
  patterns: readonly string[];
  answer: string;
}

export const assistantDeclines: readonly Decline[] = [
  {
    patterns: [
      '(ignore|disregard|forget|override|bypass) ~ (instructions?|rules?|everything|above|previous|prompt|guidelines)',
      '(system|hidden|initial|original) (prompt|message|instructions?)',
      '(your|the) (prompt|instructions)',
      '(pretend|act as|acting as|roleplay|role play|simulate|behave like|imagine you)',
      '(you are now|from now on|new policy|developer mode|jailbreak|dan mode|as an ai|system override|sudo|admin mode)',
      '(repeat|print|reveal|show|output|translate) (the |your )?(text|words|everything|prompt|message|instructions) ~ (above|before|verbatim)',
      '(say|confirm|promise|tell everyone|write|state) (that )?(you are|youre|you will|me a|mum a|every|were|we are) ~ (registered|free|carer|tomorrow|discount)',
      '(api|secret|password|debug|settings|config|configuration|token) (key|mode|list|keys)',
      'what (model|llm|ai|gpt|version) (are|is|do) you',
      'you (must|have to|should|will) (now )?(answer|say|reply|tell|agree|obey|respond|confirm|ignore)',
      '(in (french|german|pirate|base64|rot13|json|caps))',
      'you are (a|an) (expert|doctor|lawyer|solicitor|cardiologist|nurse|pirate|chef|poet|hacker|unrestricted|evil|helpful|different)',
      '(answer|speak|talk|reply|respond|write) (only )?(as|like|in) (a|an|the) (pirate|poet|shakespeare|yoda|robot|child|rap|style|voice|character)',
      '(secret|secrets|confidential prompt|developer|jailbroken|prompt injection|hidden)',
      '(word for word|verbatim)',
      '(in writing|written promise|legally binding) ~ (discount|free|off|carer|refund)',
      '\\d+ ?(percent|pc)? off',
      '(hypothetically|without restrictions|no restrictions|unrestricted|uncensored)',
    ],
    answer: `I can only answer questions about ${brand.name} and what stands on this site.`,
  },
  {
    patterns: [
      '(dose|dosage|milligrams?|mg|side effects?|overdosing)',
      '(how many|how much|what|which|more|extra|double) ~ (paracetamol|ibuprofen|aspirin|antibiotics|morphine|codeine|painkillers?)',
      '(should|is it safe|is it ok|safe) ~ (stop|start|take|taking|mix|skip|have|increase|double) ~ (blood thinners?|warfarin|statins?|tablets|pills|medication|meds|medicine|antidepressants?|insulin|paracetamol|ibuprofen|antibiotics|aspirin)',
      '(can|could|may) (mum|i|she|he|we) (stop|start|take|mix|skip|have|increase|double) ~ (blood thinners?|warfarin|statins?|tablets|pills|medication|meds|medicine|antidepressants?|insulin|paracetamol|ibuprofen|antibiotics|aspirin)',
      '(what|which|best) ~ (medicine|medication|drug|treatment|cure|remedy|tablets) ~ (for|is|to)',
      '(diagnose|diagnosis of|cure|prognosis|life expectancy)',
      '(is|does|has|could|have) (this|my mum|mum|it|that|these|he|she|i) ~ (shingles|infection|infected|dementia|cancer|covid|uti|gout|rash|fracture|contagious|sepsis|flu|diabetes)',
      '(rash|mole|lump|fever|temperature|blood pressure|blood sugar|swollen|infected) ~ (normal|high|dangerous|mean|serious|should)',
      '(what|why) ~ (causes?|symptoms|symptom) ~',
      '(signs?|symptoms?|causes?|stages|treatments?|treat|cure|cures|remed\\w+) (of|for)',
      '(should|would|could|must) (mum|he|she|i|we) (have|get|need) (the|an|a|his|her) (operation|surgery|scan|jab|injection|x ray|test|transplant|pacemaker|chemo)',
      '(potassium|cholesterol|sodium|iron|thyroid|glucose|hba1c|psa|ecg|mri|ct scan|biopsy|white cell|kidney function|inr) ~',
      '(what|why) (could|might|can|would) (it|this|that) be',
      '(side effect|contraindicat\\w*|interact\\w*|allergic to|overactive|underactive)',
      '(ankles?|legs?|feet|hands?|eyes?|joints?|stomach|back|head|knee|knees|skin|ear) (is|are|keeps?|has|have) (swollen|swelling|itchy|itching|sore|numb|tingling|hurting|aching|painful|infected|weeping|red|yellow)',
      '(cough|rash|headache|fever|diarrhoea|constipation|constipated|vomiting|nausea|dizzy spells|dizziness|sores?|ulcers?) ~ (for|since|days|weeks|what|why|how|worse)',
      '(prescribe|antibiotics|antidepressants|painkillers?|blood test results|biopsy|x ray|scan results|vaccine|vaccinations?|jab|jabs)',
      '(temperature|fever|blood pressure|pulse|heart rate|oxygen|sugar) (of|is|at|was) \\d+',
      '(aspirin|ibuprofen|paracetamol|warfarin|statins?|codeine|antibiotics|metformin|gabapentin) ~ (with|and|for|safe|ok|together)',
      '(is it|is that|is this) (normal|serious|infected|contagious|cancer|dangerous)',
      '(why (is|are|does|do)|what does it mean) (my|his|her|mum|the|mums) ~ (swollen|swelling|hurt|hurting|ache|aching|shaking|sore|itchy|itching|red|blue|dizzy|bleeding|confused|forgetting)',
    ],
    answer: 'I cannot give medical advice. A pharmacist, your GP or NHS 111 (call 111, day and night) can.',
  },
  {
    patterns: [
      '(lasting|power of attorney|attorney|lpa|probate|inheritance|inherit|solicitor|lawyer|sue|suing|legal|legally|court|tribunal|guardianship|deprivation of liberty|divorce|eviction|evict) ~ (court|attorney|will|legal|get|write|challenge|contest|make|need|do|work|lawyer|him|tax|rights|appeal|dispute)',
      '(write|make|change|challenge|contest) (a|my|mums|his|her|their|the) will',
      '(power of attorney|probate|solicitors?|lawyers?|tribunal|suing|sue|sued|legally|legal advice|legal rights|mental capacity act|court of protection|best interests? decision)',
      '(can|could|will|would) the (council|government|nhs|state|home office) (take|force|make|seize|put|sell)',
      '(immigration|asylum|citizenship|deport\\w*|eviction|evict|landlord|custody|divorce|planning permission|boundary|overhanging)',
    ],
    answer: 'I cannot give legal advice. Citizens Advice (free) or a solicitor can.',
  },
  {
    patterns: [
      '(shares?|stocks?|invest|investing|investment|mortgage|equity release|bitcoin|crypto|pension pot|annuity|isa|loan|bonds) ~',
      '(sell|rent out|sign over|transfer|gift|remortgage|put) ~ (house|home|bungalow|flat|property|savings|money)',
      '(rate of return|interest rates?|savings account|premium bonds|best account|pension drawdown|inheritance|bitcoin|crypto\\w*)',
      '(lend|borrow|loan) ~ (money|cash|pounds|deposit)',
      '(tax return|income tax|inheritance tax|capital gains|hide ~ savings|avoid ~ (fees|paying))',
    ],
    answer:
      'I cannot give financial advice. MoneyHelper (free), Citizens Advice or a financial adviser who specialises in care can.',
  },
  {
    patterns: [
      '((than|with|like|use|called) home instead|bluebird|helping hands|caremark|right at home|visiting angels|radfield|promedica|cera|agincare|guardian angel)',
      '(agency|agencies|provider|providers|company|companies|firm) ~ (best|better|top|cheapest|highest|good rating|best rating|rated|recommend)',
      '(compare|compares|compared|comparison)',
      '(other|another|rival|best|cheapest|worst|competitor|competitors|top|different) ~ (agency|agencies|provider|providers|care company|care companies|companies|care homes?|competitors?)',
      '(competitors?|better than|cheaper than|compared? (to|with)|versus|vs)',
    ],
    answer:
      'I cannot compare us with other providers. The care regulator’s site lists all that are registered.',
  },
  {
    patterns: [
      '(who|what|where|when) (is|was|are|were) (the )?(mayor|president|king|queen|chancellor|minister|mp|pope|captain|author|inventor|winner|singer|actor|highest|longest|biggest|largest|smallest|oldest|fastest|deepest|nearest|closest|date|meaning|definition|population|currency|language|flag)',
      '(who|what) (invented|discovered|painted|wrote|won|sang|directed|starred|founded google|killed|painted)',
      '(easter|halloween|ramadan|diwali|eid|valentines|mothers day|fathers day|pancake day|bonfire night|new years?) ~ (this year|when|date|day|on)?$',
      '(mend|mending|repair|repairing|unblock|install|installing|rewire|replaster|retile|paint my|decorate|wallpaper|service my|build|plumb)',
      '(order|get|deliver|bring|buy|make) (me|us) (a|an|some) (curry|pizza|burger|takeaway|beer|wine|drink|coffee|uber|taxi now|sandwich now)',
      '(airport|airports|cruise|holidays? abroad|theatre tickets|concert tickets|train times|bus times|timetable|parking fine|speeding|congestion|ulez|petrol|sat nav)',
      '(swimming pool|sauna|jacuzzi|spa|golf|tennis court|bar|cafe on site|gift shop)',
      '(for|at|of) (pubs?|offices?|shops?|schools?|hotels?|factories|businesses|landlords|airbnb)$',
      '(counselling|counsellor|therapy for|therapist|marriage|wedding planner|wedding venue|tuition|driving lessons?|piano lessons|boarding|pet insurance|life insurance|funeral plans?|estate agent|surveyor|architect|accountant)',
      '(carpets?|curtain making|upholstery|gutters?|fencing|patio|driveway|lawn mowing business|tree surgery|conservatory)',
      '(stairlifts?|mobility scooters?|riser recliners?|walk in baths?|hearing aids?|hospital beds?|wet rooms?) ~ ?(sell|buy|hire|rent|cost|price|fit|supply)?$',
      '(do you|can you) (sell|supply|rent|hire out|manufacture|import|export|lease) (?!my |our |mum |peoples |personal )\\S+',
      '(space|mars|jupiter|moons?|stars|galaxy|aliens|dragons|unicorns|ghosts|zombies)',
      '(sing|dance|rap|whistle|knock knock|meow|bark) (to|for|with|me|us|a)',
      '(opinion|think|feel|views?|stance) (about|on|of) (immigration|brexit|religion|god|trump|labour|tories|conservatives|gaza|ukraine|israel|palestine|abortion|guns|vegans)',
      '(weather|forecast|football|cricket|match|scores?|rugby|lottery|horoscope|election|prime minister|president|king|queen|war|politics|government)',
      '(what|what is|anything good) on (tv|telly|television|netflix|the radio|at the cinema)',
      '(recommend|suggest|know) (a|an|any) (good )?(plumber|electrician|builder|restaurant|hotel|film|book|dentist|gp|doctor|solicitor|pub|cafe|school|gardener|nursing home|care home)',
      '(restaurants?|eiffel|netflix|facebook|instagram|tiktok|whatsapp account|youtube|strictly|bake off|premier league|olympics|brexit|romans?|history of|climate|planet|moon|universe|dinosaurs?|philosophy|meaning of life|favourite|blue badge|passport|driving licence|tv licence|gift vouchers?|vouchers|adopt|wifi|broadband|printer|mortgage|lotto|casino|betting|bet|dating|girlfriend|boyfriend)',
      '(how old|how tall|how big|how far|how many people live|how heavy|how deep) (are you|is the|is it to|are|is|in)',
      '(best|cheapest|good) (\\S+ )?(phone|laptop|car|tv|broadband|deal|mattress|wheelchair|stairlift|tablet) (to buy|to get|for)?',
      '(my|our|the) (boiler|heating|car|roof|toilet|sink|drains?|internet|freezer|laptop|computer|dishwasher|oven) (is|has|wont|isnt|keeps|broke|stopped|was) ?(broken|broke|leaking|not working|blocked|start|stopped|down)?',
      '(what time|when) (does|do|will|is) (the )?(number \\d+|next|last|first|\\d+)? ?(bus|train|ferry|plane|flight|film|match|game|bin lorry|clocks|sun|post)',
      '(do you (run|own|have)|get (my )?mum into|get into|find|recommend) (\\S+ ){0,2}(care homes?|nursing homes?|residential homes?|hospice|retirement village|sheltered housing)( do you| places?)?$',
      '(poem|joke|story|song|essay|limerick|riddle|rap|haiku|quiz|homework)',
      '(capital|population|tallest|distance) (of|in|from|to|city|building)',
      '(recipe|bake|baking|cake) ~ (cake|bread|pie|scones|for|a)',
      '(tesco|asda|sainsburys|aldi|lidl|pub|bank|library|council|surgery|station|cinema) ~ (open|opens|close|closes|closing|shut|shuts)',
      '(python|javascript|code|program|excel formula|translate|translation|sql|html)',
      '(fix|repair|service|mot|wash|sell|buy) (my |the |a |me |his |her |our )?(car|van|motorbike|bike|boiler|roof|phone|laptop|washing machine|scooters?|mobility scooters?|stairlifts?|hearing aids?|wheelchairs?|hoists?)',
      '(childcare|babysit|babysitter|babysitting|nanny|nursery|au pair|childminder|child minder|dog groom|dog grooming|groomer|kennels|plumbing|decorating|decorator|painter|roofing|double glazing|builder|locksmith|pest control|removals|catering|hairdresser|hairdressing|chiropody|chiropodist|podiatry|physiotherapy|dentist|optician|massage|gym|pizza|takeaway|hotel|flights?|car insurance|funeral director)',
      '\\d+ ?(times|plus|minus|x|divided by|multiplied by) ?\\d+',
      '(sell|buy|hire out|rent) (mobility|equipment|aids|products|hearing|incontinence|walking)',
    ],
    answer: `I can only help with ${brand.name}’s own services, prices, places, jobs and events.`,
  },
];

/** For those who write in another language: how it is recognised, and what they are told in it. */
export const otherLanguages: readonly { words: string; answer: string }[] = [
  {
    words:
      'czy ile gdzie jak macie dla mojej mojego jest nie opieka opiekunki opiekunka praca potrzebuję proszę dziękuję kosztuje mówiące nocna szukam',
    answer: 'Przepraszam, odpowiadam tylko po angielsku. Proszę zadzwonić lub napisać do nas:',
  },
  {
    words:
      'aveți pentru mama mea este cât costă unde ce vreau caut îngrijitoare îngrijitor am nevoie de vă rog lucru mulțumesc bună sunteți puteți tata meu',
    answer: 'Îmi pare rău, răspund doar în engleză. Vă rugăm să ne sunați sau să ne scrieți:',
  },
  {
    words:
      'cuánto cuesta un una por la noche para mi madre padre tienen tienes cuidadores cuidador hola dónde qué trabajo necesito ayuda puede gracias el los',
    answer: 'Lo siento, solo respondo en inglés. Por favor, llámenos o escríbanos:',
  },
  {
    words:
      'quanto custa uma para minha mãe pai vocês têm cuidadores cuidadora olá onde trabalho preciso ajuda obrigado obrigada noite fazem por',
    answer: 'Desculpe, só respondo em inglês. Por favor, ligue ou escreva-nos:',
  },
  {
    words:
      'avez vous des une un pour ma mère mon père bonjour combien ça coûte où est ce que travail besoin aide aides à domicile merci nuit je cherche le la les',
    answer: 'Désolé, je ne réponds qu’en anglais. Appelez-nous ou écrivez-nous :',
  },
  {
    words:
      'quanto costa avete per mia madre mio padre una badante ciao dove lavoro cerco aiuto grazie notte di il che assistenza buongiorno',
    answer: 'Mi dispiace, rispondo solo in inglese. Ci chiami o ci scriva:',
  },
  {
    words:
      'haben sie für meine mutter meinen vater eine pflegerin wie viel kostet das hallo wo arbeit ich brauche suche hilfe danke nacht gibt es und der die',
    answer: 'Es tut mir leid, ich antworte nur auf Englisch. Bitte rufen Sie uns an oder schreiben Sie uns:',
  },
];
