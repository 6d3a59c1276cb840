import type { DangerKind } from './danger-kinds.ts';

/** A word or a part of one that may go on has a star, `~` is up to four words, `=` before a phrase makes it the whole message. */
export interface LanguageWords extends Partial<Record<DangerKind, string>> {
  /** Words that deny what comes after them. */
  not: string;
}

/**
 * Danger beyond doubt in the languages that are most spoken in Hampshire beside English, and in Welsh. Words for help alone count
 * as whole messages only, since people ask for help of every kind; “cannot get up” only after a fall.
 */
export const otherLanguageWords: Readonly<Record<string, LanguageWords>> = {
  Polish: {
    not: 'nie',
    emergency:
      '=pomocy, =ratunku, =na pomoc, potrzebuję karetki, potrzebna karetka, wezwijcie karetkę, wezwać karetkę, karetkę szybko, nie oddycha, nieprzytomn*, nie może oddychać, nie mogę oddychać, dusi się, upadł* ~ nie może wstać, upadł* ~ nie mogę wstać, przewrócił* ~ nie może wstać, nie mogę wstać z podłogi, dużo krwi, krew nie przestaje, mocno krwawi, ból w klatce piersiowej, ma zawał, ma udar, przedawkował*, stracił przytomność, straciła przytomność',
    fire: 'pali się dom, dom się pali, pali się kuchnia, kuchnia się pali, pożar w domu, =pożar, =pali się',
    gas: 'czuję gaz, czuć gaz, ulatnia się gaz, śmierdzi gazem, zapach gazu',
    selfHarm:
      'chcę umrzeć, chce umrzeć, chcę się zabić, chce się zabić, nie chcę żyć, nie chcę już żyć, nie chce żyć, nie chce już żyć, samobójstw*, skończyć ze sobą',
    partner: 'mąż mnie bije, bije mnie mąż, partner mnie bije, chłopak mnie bije, boję się męża',
    safeguarding:
      'bije mnie, mnie bije, opiekunka bije, opiekun bije, uderzył mnie, uderzyła mnie, mnie uderzył, mnie uderzyła, zabrał mi paszport, zabrali mi paszport',
  },
  Romanian: {
    not: 'nu',
    emergency:
      '=ajutor, =ajutați-mă, am nevoie de ambulanță, chemați ambulanța, chemați o ambulanță, chemați salvarea, nu respiră, nu mai respiră, nu poate respira, nu pot respira, este inconștient*, e inconștient*, a leșinat, a căzut ~ nu se poate ridica, am căzut ~ nu mă pot ridica, sângerează mult, mult sânge, durere în piept, face infarct, se sufocă',
    fire: 'arde casa, casa arde, a luat foc, =foc, =incendiu',
    gas: 'miroase a gaz, scapă gaz, scurgere de gaz, miros de gaz',
    selfHarm:
      'vreau să mor, vrea să moară, vreau să mă omor, mă sinucid, să se sinucidă, sinucidere, nu mai vreau să trăiesc',
    partner:
      'soțul mă bate, soțul meu mă bate, mă bate soțul, bărbatul mă bate, iubitul mă bate, frică de soțul, frică de soț',
    safeguarding: 'mă bate, mă lovește, m-a lovit, m-a bătut, mi-a luat pașaportul, mi-au luat pașaportul',
  },
  Portuguese: {
    not: 'não, nao',
    emergency:
      '=socorro, =ajuda, =ajudem, chame uma ambulância, chamem uma ambulância, preciso de uma ambulância, não respira, não está a respirar, não está respirando, não consegue respirar, não consigo respirar, está inconsciente, desmaiou, caiu ~ não consegue levantar, caiu ~ não se consegue levantar, muito sangue, sangrando muito, a sangrar muito, dor no peito, dores no peito, ter um enfarte, tendo um infarto, ter um avc, está engasgad*',
    fire: 'a casa está a arder, pegou fogo, está pegando fogo, =fogo, =incêndio',
    gas: 'cheiro a gás, cheiro de gás, cheira a gás, fuga de gás, vazamento de gás',
    selfHarm:
      'quero morrer, quer morrer, quero me matar, quero matar-me, vou me matar, não quero viver, não quero mais viver, suicidar-me, me suicidar, suicídio',
    partner:
      'meu marido me bate, meu marido bate-me, marido bate-me, meu namorado me bate, namorado bate-me, medo do meu marido',
    safeguarding: 'me bate, bate-me, me bateu, bateu-me, tirou o meu passaporte, ficou com o meu passaporte',
  },
  Spanish: {
    not: 'no',
    emergency:
      '=socorro, =ayuda, =auxilio, llame a una ambulancia, llamen a una ambulancia, llamen una ambulancia, necesito una ambulancia, no respira, no puede respirar, no puedo respirar, está inconsciente, se ha desmayado, se desmayó, se cayó ~ no puede levantarse, se ha caído ~ no puede levantarse, se cayó ~ no se puede levantar, mucha sangre, sangra mucho, sangrando mucho, dolor en el pecho, dolor de pecho, teniendo un infarto, se está ahogando, se está atragantando',
    fire: 'se quema la casa, se está quemando, hay fuego, =fuego, =incendio',
    gas: 'huele a gas, olor a gas, fuga de gas, escape de gas',
    selfHarm:
      'quiero morir, quiero morirme, quiere morir, quiere morirse, quiero matarme, suicidarme, suicidarse, suicidio, no quiero vivir, no quiero seguir viviendo',
    partner:
      'mi marido me pega, mi esposo me pega, mi novio me pega, mi pareja me pega, miedo de mi marido, miedo a mi marido',
    safeguarding:
      'me pega, me pegó, me golpea, me golpeó, me ha pegado, me quitó el pasaporte, me quitaron el pasaporte',
  },
  Italian: {
    not: 'non',
    emergency:
      '=aiuto, =soccorso, chiamate un’ambulanza, chiami un’ambulanza, serve un’ambulanza, bisogno di un’ambulanza, non respira, non riesce a respirare, non riesco a respirare, è svenut*, priv* di sensi, è cadut* ~ non riesce ad alzarsi, è cadut* ~ non si alza, molto sangue, perde sangue, dolore al petto, ha un infarto, sta soffocando',
    fire: 'va a fuoco, sta bruciando la casa, casa in fiamme, =incendio, =al fuoco',
    gas: 'odore di gas, puzza di gas, fuga di gas, perdita di gas',
    selfHarm:
      'voglio morire, vuole morire, voglio uccidermi, voglio ammazzarmi, suicidarmi, suicidarsi, suicidio, non voglio più vivere',
    partner:
      'mio marito mi picchia, il mio compagno mi picchia, mi picchia mio marito, il mio ragazzo mi picchia, paura di mio marito',
    safeguarding:
      'mi picchia, mi ha picchiat*, mi hanno picchiat*, preso il mio passaporto, preso il passaporto',
  },
  French: {
    not: 'pas, ne',
    emergency:
      '=au secours, =à l’aide, =aidez-moi, appelez une ambulance, besoin d’une ambulance, ne respire pas, ne respire plus, respire plus, n’arrive pas à respirer, n’arrive plus à respirer, est inconscient*, est tombé* ~ se relever, s’est évanoui*, beaucoup de sang, saigne beaucoup, douleur à la poitrine, douleur dans la poitrine, fait une crise cardiaque, fait un avc, il s’étouffe, elle s’étouffe',
    fire: 'il y a le feu, la maison brûle, a pris feu, =au feu, =incendie',
    gas: 'odeur de gaz, sent le gaz, fuite de gaz',
    selfHarm:
      'je veux mourir, veut mourir, envie de mourir, veux me tuer, vais me tuer, me suicider, se suicider, plus envie de vivre, ne veux plus vivre',
    partner:
      'mon mari me frappe, mon mari me bat, mon copain me frappe, mon compagnon me frappe, mon conjoint me frappe, peur de mon mari',
    safeguarding: 'me frappe, m’a frappé*, m’a tapé*, il me bat, elle me bat, pris mon passeport',
  },
  German: {
    not: 'nicht, kein, keine',
    emergency:
      '=hilfe, =hilfe hilfe, brauche einen krankenwagen, brauchen einen krankenwagen, rufen sie einen krankenwagen, rufen sie den notarzt, brauche einen notarzt, atmet nicht, atmet nicht mehr, bekommt keine luft, bekomme keine luft, kriegt keine luft, kriege keine luft, ist bewusstlos, ist gestürzt ~ kann nicht aufstehen, ist hingefallen ~ kann nicht aufstehen, blutet stark, sehr viel blut, schmerzen in der brust, hat gerade einen herzinfarkt, hat gerade einen schlaganfall',
    fire: 'es brennt, das haus brennt, die küche brennt, =feuer',
    gas: 'gasgeruch, riecht nach gas, gas strömt aus, gasleck',
    selfHarm:
      'ich will sterben, sie will sterben, er will sterben, möchte sterben, mich umbringen, sich umbringen, nicht mehr leben, selbstmord, suizid',
    partner:
      'mein mann schlägt mich, mein freund schlägt mich, mein partner schlägt mich, angst vor meinem mann',
    safeguarding: 'schlägt mich, schlagen mich, hat mich geschlagen, meinen pass weggenommen',
  },
  Bulgarian: {
    not: 'не',
    emergency:
      '=помощ, =помогнете, извикайте линейка, трябва линейка, трябва ми линейка, не диша, не може да диша, не мога да дишам, в безсъзнание, падна ~ не може да стане, много кръв, кърви силно, болка в гърдите, получава инфаркт, задушава се',
    fire: 'къщата гори, има пожар, =пожар',
    gas: 'мирише на газ, изтича газ, изтичане на газ',
    selfHarm: 'искам да умра, иска да умре, да се самоубия, да се самоубие, самоубийств*, не искам да живея',
    partner: 'мъжът ми ме бие, съпругът ми ме бие, приятелят ми ме бие, страх ме е от мъжа',
    safeguarding: 'ме бие, бие ме, ме удари, удари ме, взеха ми паспорта, взе ми паспорта',
  },
  Hungarian: {
    not: 'nem, ne',
    emergency:
      '=segítség, =segítsenek, mentőt kérek, hívjon mentőt, hívjanak mentőt, mentő kell, nem lélegzik, nem kap levegőt, nem kapok levegőt, eszméletlen*, elájult, elesett ~ nem tud felállni, elesett ~ nem tud felkelni, nagyon vérzik, erősen vérzik, sok vér, mellkasi fájdalom, szívrohama van, fuldoklik',
    fire: 'ég a ház, tűz van, =tűz',
    gas: 'gázszag*, gázszivárgás*, szivárog a gáz',
    selfHarm: 'meg akarok halni, meg akar halni, megölöm magam, öngyilkos*, nem akarok élni',
    partner: 'a férjem ver, a férjem megvert, a párom ver, a párom megvert, félek a férjemtől',
    safeguarding: 'ver engem, megvert, megütött, elvette az útlevelem*, elvették az útlevelem*',
  },
  Lithuanian: {
    not: 'ne',
    emergency:
      '=padėkite, =pagalbos, =gelbėkite, kvieskite greitąją, reikia greitosios, nekvėpuoja, negali kvėpuoti, negaliu kvėpuoti, be sąmonės, nukrito ~ negali atsikelti, parkrito ~ negali atsikelti, daug kraujo, stipriai kraujuoja, skauda krūtinę, dūsta',
    fire: 'dega namas, kilo gaisras, =gaisras',
    gas: 'smirdi dujomis, jaučiu dujas, dujų kvapas, dujų nuotėkis',
    selfHarm:
      'noriu mirti, nori mirti, nusižudyti, nusižudysiu, nusižudys, nebenoriu gyventi, nenoriu gyventi',
    partner: 'vyras mane muša, mane muša vyras, vyras muša mane, bijau vyro',
    safeguarding: 'mane muša, muša mane, mane sumušė, mane trenkė, atėmė pasą',
  },
  Ukrainian: {
    not: 'не',
    emergency:
      '=допоможіть, =рятуйте, викличте швидку, потрібна швидка, не дихає, не може дихати, не можу дихати, непритомн*, втратила свідомість, втратив свідомість, впал* ~ не може встати, впав ~ не може встати, багато крові, сильна кровотеча, сильно кровоточить, біль у грудях, серцевий напад, задихається',
    fire: 'горить будинок, горить дім, будинок горить, =пожежа',
    gas: 'пахне газом, запах газу, витік газу',
    selfHarm: 'хочу померти, хоче померти, вбити себе, самогубств*, не хочу жити',
    partner: 'чоловік мене б’є, чоловік б’є мене, мене б’є чоловік, боюся чоловіка',
    safeguarding: 'мене б’є, б’є мене, мене вдарив, мене вдарила, забрали паспорт, забрав мій паспорт',
  },
  Russian: {
    not: 'не',
    emergency:
      '=помогите, =спасите, вызовите скорую, нужна скорая, не дышит, не может дышать, не могу дышать, без сознания, потерял сознание, потеряла сознание, упал* ~ не может встать, много крови, сильное кровотечение, боль в груди, сердечный приступ, задыхается',
    fire: 'горит дом, дом горит, =пожар',
    gas: 'пахнет газом, запах газа, утечка газа',
    selfHarm:
      'хочу умереть, хочет умереть, убить себя, покончить с собой, самоубийств*, не хочу жить, не хочу больше жить',
    partner: 'муж меня бьёт, муж бьёт меня, меня бьёт муж, боюсь мужа',
    safeguarding: 'меня бьёт, бьёт меня, меня бьют, меня ударил*, ударил меня, забрали паспорт',
  },
  Turkish: {
    not: 'değil',
    emergency:
      '=imdat, =yardım edin, ambulans çağırın, ambulans lazım, ambulans gönderin, nefes almıyor, nefes alamıyor*, bilinci kapalı, bayıldı, düştü ~ kalkamıyor, çok kan, çok kanıyor, göğüs ağrısı, göğsü ağrıyor, kalp krizi geçiriyor, boğuluyor',
    fire: 'yangın var, ev yanıyor, =yangın',
    gas: 'gaz kokusu, gaz kaçağı, gaz kokuyor',
    selfHarm: 'ölmek istiyor*, kendimi öldür*, intihar, yaşamak istemiyor*',
    partner: 'kocam beni dövüyor, eşim beni dövüyor, kocam bana vuruyor, kocamdan korkuyorum',
    safeguarding: 'beni dövüyor*, beni dövdü, bana vuruyor*, bana vurdu, pasaportumu aldı*',
  },
  Welsh: {
    not: 'ddim, dim',
    emergency:
      '=helpwch fi, angen ambiwlans, galwch ambiwlans, ffoniwch am ambiwlans, ddim yn anadlu, methu anadlu, yn anymwybodol, wedi cwympo ~ methu codi, wedi syrthio ~ methu codi, wedi disgyn ~ methu codi, gwaedu’n drwm, llawer o waed, poen yn ei frest, poen yn ei brest, poen yn fy mrest, yn cael trawiad, yn cael strôc, yn tagu',
    fire: 'tŷ ar dân, gegin ar dân, mae tân yn, =tân',
    gas: 'arogl nwy, ogla nwy, nwy yn gollwng',
    selfHarm: 'eisiau marw, isio marw, moyn marw, lladd fy hun, hunanladdiad, ddim eisiau byw',
    partner: 'fy ngŵr yn fy nharo, fy ngŵr yn fy mwrw, fy mhartner yn fy nharo, ofn fy ngŵr',
    safeguarding: 'yn fy nharo, yn fy mwrw, yn fy mrifo, wedi fy nharo, dwyn fy arian',
  },
  Arabic: {
    not: 'لا',
    emergency:
      '=النجدة, =ساعدوني, =انقذوني, سيارة اسعاف, اتصلوا بالاسعاف, احتاج اسعاف, لا يتنفس, لا تتنفس, لا استطيع التنفس, لا يستطيع التنفس, فاقد الوعي, فاقدة الوعي, اغمي عليه, سقط* ~ لا يستطيع النهوض, سقطت ~ لا تستطيع النهوض, نزيف شديد, دم كثير, الم في الصدر, نوبة قلبية, يختنق',
    fire: 'حريق في, البيت يحترق, =حريق',
    gas: 'رائحة غاز, رائحة الغاز, تسرب غاز, تسرب الغاز',
    selfHarm: 'اريد ان اموت, اريد الموت, اقتل نفسي, سانتحر, الانتحار, لا اريد ان اعيش',
    partner: 'زوجي يضربني, يضربني زوجي, خائفة من زوجي, اخاف من زوجي',
    safeguarding: 'يضربني, تضربني, يضربوني, ضربني, ضربتني, اخذ جواز سفري, اخذوا جواز سفري',
  },
  Farsi: {
    not: 'نه',
    emergency:
      '=کمک کنید, آمبولانس لازم, آمبولانس بفرستید, نفس نمی کشد, نفس نمیکشد, نفس نمی کشه, بیهوش, افتاده ~ نمی تواند بلند, خون زیاد, درد سینه, سکته کرده',
    fire: 'آتش گرفته, آتش سوزی در',
    gas: 'بوی گاز, نشت گاز',
    selfHarm: 'می خواهم بمیرم, میخواهم بمیرم, میخوام بمیرم, خودکشی, نمی خواهم زندگی کنم',
    partner: 'شوهرم مرا می زند, شوهرم من را میزند, شوهرم منو میزنه, از شوهرم می ترسم',
    safeguarding: 'مرا می زند, من را می زند, منو میزنه, پاسپورتم را گرفته',
  },
  Urdu: {
    not: 'نہیں, nahi, nahin',
    emergency:
      '=بچاؤ, =مدد, ایمبولینس بلا*, ایمبولینس بھیج*, ایمبولینس چاہیے, سانس نہیں لے, سانس نہیں آ, سانس نہیں لی, بے ہوش, بیہوش, گر گئ* ~ اٹھ نہیں, گر گیا ~ اٹھ نہیں, بہت خون, خون بہہ رہا, سینے میں درد, دل کا دورہ پڑ رہا, =bachao, =madad, ambulance bulao, ambulance bhejo, saans nahi le, saans nahin le, saans nahi aa, saans nahin aa, behosh, gir gayi ~ uth nahi, gir gaye ~ uth nahi, gir gaya ~ uth nahi, bahut khoon, seene mein dard',
    fire: 'آگ لگ گئی, آگ لگی, aag lag gayi, aag lag gai, aag lagi',
    gas: 'گیس کی بو, گیس لیک, gas ki boo, gas ki smell',
    selfHarm:
      'مرنا چاہت*, مر جانا چاہت*, خودکشی, جینا نہیں چاہت*, marna chahta, marna chahti, mar jana chahta, mar jana chahti, khudkushi, jeena nahi chahta, jeena nahi chahti',
    partner:
      'شوہر مجھے مارت*, شوہر مارتا, شوہر سے ڈر, shohar mujhe mar*, shohar mujhe maar*, shohar marta, shohar maarta, husband mujhe mar*, husband mujhe maar*',
    safeguarding:
      'مجھے مارتا, مجھے مارتی, مجھے مارتے, مجھے مارا, mujhe marta, mujhe maarta, mujhe marti, mujhe maarti, mujhe marte, mujhe maarte, mujhe mara hai, mera passport le liya',
  },
  Hindi: {
    not: 'नहीं',
    emergency:
      '=बचाओ, =मदद, एम्बुलेंस बुला*, एम्बुलेंस भेज*, एम्बुलेंस चाहिए, साँस नहीं ले, सांस नहीं ले, सांस नहीं आ, साँस नहीं आ, बेहोश, गिर गए ~ उठ नहीं, गिर गई ~ उठ नहीं, गिर गया ~ उठ नहीं, बहुत खून, खून बह रहा, सीने में दर्द, दिल का दौरा पड़ रहा',
    fire: 'आग लग गई, आग लगी',
    gas: 'गैस की गंध, गैस की बदबू, गैस लीक',
    selfHarm: 'मरना चाहत*, मर जाना चाहत*, आत्महत्या, जीना नहीं चाहत*',
    partner: 'पति मुझे मारत*, पति मारता, पति मारते, पति से डर',
    safeguarding: 'मुझे मारता, मुझे मारती, मुझे मारते, मुझे पीटत*, मेरा पासपोर्ट ले लिया',
  },
  Punjabi: {
    not: 'ਨਹੀਂ',
    emergency:
      '=ਬਚਾਓ, =ਮਦਦ, ਐਂਬੂਲੈਂਸ ਬੁਲਾ*, ਐਂਬੂਲੈਂਸ ਭੇਜ*, ਸਾਹ ਨਹੀਂ ਲੈ, ਸਾਹ ਨਹੀਂ ਆ, ਬੇਹੋਸ਼, ਡਿੱਗ ਗ* ~ ਉੱਠ ਨਹੀਂ, ਬਹੁਤ ਖੂਨ, ਛਾਤੀ ਵਿੱਚ ਦਰਦ',
    fire: 'ਅੱਗ ਲੱਗ ਗਈ, ਅੱਗ ਲੱਗੀ',
    gas: 'ਗੈਸ ਦੀ ਬਦਬੂ, ਗੈਸ ਦੀ ਬੂ, ਗੈਸ ਲੀਕ',
    selfHarm: 'ਮਰਨਾ ਚਾਹੁੰਦ*, ਖੁਦਕੁਸ਼ੀ, ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦ*',
    partner: 'ਪਤੀ ਮੈਨੂੰ ਮਾਰਦ*, ਘਰਵਾਲਾ ਮੈਨੂੰ ਮਾਰਦ*, ਪਤੀ ਤੋਂ ਡਰ',
    safeguarding: 'ਮੈਨੂੰ ਮਾਰਦਾ, ਮੈਨੂੰ ਮਾਰਦੀ, ਮੈਨੂੰ ਮਾਰਦੇ, ਮੈਨੂੰ ਕੁੱਟ*',
  },
  Bengali: {
    not: 'না',
    emergency:
      '=বাঁচান, =বাঁচাও, =সাহায্য করুন, অ্যাম্বুলেন্স ডাক*, অ্যাম্বুলেন্স পাঠা*, অ্যাম্বুলেন্স লাগবে, শ্বাস নিচ্ছে না, শ্বাস নিচ্ছেন না, নিঃশ্বাস নিচ্ছে না, শ্বাস নিতে পারছ*, অজ্ঞান হয়ে, পড়ে গেছে ~ উঠতে পারছ*, পড়ে গেছেন ~ উঠতে পারছ*, অনেক রক্ত, রক্ত পড়ছে, বুকে ব্যথা',
    fire: 'আগুন লেগেছে, আগুন লাগছে',
    gas: 'গ্যাসের গন্ধ, গ্যাস লিক',
    selfHarm: 'মরতে চাই, মরে যেতে চাই, আত্মহত্যা, বাঁচতে চাই না',
    partner: 'স্বামী আমাকে মার*, স্বামী মারে, স্বামীকে ভয়',
    safeguarding: 'আমাকে মারে, আমাকে মারধর, আমাকে মেরেছে',
  },
  Gujarati: {
    not: 'નથી',
    emergency:
      '=બચાવો, =મદદ કરો, એમ્બ્યુલન્સ બોલાવ*, એમ્બ્યુલન્સ મોકલ*, શ્વાસ નથી લે, શ્વાસ લેતા નથી, શ્વાસ લેતી નથી, શ્વાસ લેતો નથી, બેભાન, પડી ગયા ~ ઊભા થઈ શકતા નથી, પડી ગઈ ~ ઊભી થઈ શકતી નથી, બહુ લોહી, ઘણું લોહી, છાતીમાં દુખાવો, છાતીમાં દુખે',
    fire: 'આગ લાગી',
    gas: 'ગેસની વાસ, ગેસની ગંધ, ગેસ લીક',
    selfHarm: 'મરી જવું છે, મરવું છે, આત્મહત્યા, આપઘાત, જીવવું નથી',
    partner: 'પતિ મને મારે છે, પતિ મારે છે, પતિથી ડર',
    safeguarding: 'મને મારે છે, મને માર માર્યો',
  },
  Nepali: {
    not: 'छैन',
    emergency:
      '=बचाउनुहोस्, =गुहार, एम्बुलेन्स बोला*, एम्बुलेन्स चाहियो, सास फेरेको छैन, सास फेर्न सकेको छैन, सास फेर्न सक्दिन*, बेहोस, लड्नुभयो ~ उठ्न सक*, लड्यो ~ उठ्न सक*, धेरै रगत, छाती दुख*',
    fire: 'आगो लाग्यो, आगो लागेको',
    gas: 'ग्यास गन्हा*, ग्यासको गन्ध, ग्यास चुहि*',
    selfHarm: 'मर्न चाहन्छु, मर्न मन लाग*, आत्महत्या, बाँच्न मन छैन',
    partner: 'श्रीमानले मलाई कुट*, श्रीमानले कुट*, श्रीमान देखि डर',
    safeguarding: 'मलाई कुट*, मलाई पिट*',
  },
  Tamil: {
    not: 'இல்லை',
    emergency:
      '=காப்பாற்றுங்கள், =உதவி செய்யுங்கள், ஆம்புலன்ஸ் அழை*, ஆம்புலன்ஸ் வேண்டும், மூச்சு விடவில்லை, மூச்சு விட முடியவில்லை, மூச்சு வரவில்லை, மயங்கி விட்டா*, மயங்கி விழுந்து, விழுந்து ~ எழுந்திருக்க முடிய*, நிறைய ரத்தம், நெஞ்சு வலி',
    fire: 'தீ பிடித்து, தீப்பிடித்து*',
    gas: 'கேஸ் வாசனை, கேஸ் கசிவு, எரிவாயு வாசனை',
    selfHarm: 'சாக வேண்டும், சாக விரும்பு*, தற்கொலை, வாழ விரும்பவில்லை, வாழ பிடிக்கவில்லை',
    partner: 'கணவர் என்னை அடி*, கணவன் என்னை அடி*, புருஷன் என்னை அடி*',
    safeguarding: 'என்னை அடிக்கிறா*, என்னை அடித்தா*',
  },
  Malayalam: {
    not: 'ഇല്ല',
    emergency:
      '=രക്ഷിക്കൂ, =സഹായിക്കൂ, ആംബുലൻസ് വിളിക്ക*, ആംബുലൻസ് വേണം, ശ്വാസം എടുക്കുന്നില്ല, ശ്വസിക്കുന്നില്ല, ശ്വാസം കിട്ടുന്നില്ല, ബോധമില്ല, ബോധം പോയി, വീണു ~ എഴുന്നേൽക്കാൻ പറ്റു*, ഒരുപാട് രക്തം, നെഞ്ചുവേദന, നെഞ്ച് വേദന',
    fire: 'തീ പിടിച്ചു, തീപിടിച്ചു',
    gas: 'ഗ്യാസിന്റെ മണം, ഗ്യാസ് മണം, ഗ്യാസ് ലീക്ക്',
    selfHarm: 'എനിക്ക് മരിക്കണം, മരിക്കാൻ ആഗ്രഹ*, ആത്മഹത്യ, ജീവിക്കണ്ട',
    partner: 'ഭർത്താവ് എന്നെ അടിക്ക*, ഭർത്താവ് എന്നെ തല്ല*, ഭർത്താവിനെ പേടി',
    safeguarding: 'എന്നെ അടിക്ക*, എന്നെ തല്ല*',
  },
  Chinese: {
    not: '不, 没, 沒',
    emergency:
      '救命, 叫救护车, 叫救護車, 需要救护车, 需要救護車, 没有呼吸, 沒有呼吸, 不能呼吸, 无法呼吸, 無法呼吸, 停止呼吸, 没呼吸, 沒呼吸, 昏过去, 昏過去, 晕倒了, 暈倒了, 摔倒起不来, 跌倒起不來, 流了很多血, 流很多血, 大量出血, 血流不止, 胸口痛, 胸痛, 心脏病发作, 心臟病發作',
    fire: '着火了, 著火了, 失火了',
    gas: '煤气味, 煤氣味, 煤气泄漏, 煤氣洩漏, 燃气泄漏, 闻到煤气, 聞到煤氣, 瓦斯味',
    selfHarm: '想死, 不想活, 自杀, 自殺, 想自尽',
    partner: '老公打我, 丈夫打我, 男朋友打我, 怕我老公, 家暴',
    safeguarding: '殴打我, 毆打我, 虐待我, 他打我了, 拿走我的护照, 拿走我的護照',
  },
  Tagalog: {
    not: 'hindi, wala',
    emergency:
      '=tulong, =saklolo, tumawag ng ambulansya, kailangan ng ambulansya, hindi humihinga, hindi na humihinga, hindi makahinga, walang malay, nahimatay, nahulog ~ hindi makatayo, natumba ~ hindi makatayo, maraming dugo, malakas ang dugo, masakit ang dibdib, inaatake sa puso',
    fire: 'may sunog, nasusunog, =sunog',
    gas: 'amoy gas, tagas ng gas',
    selfHarm: 'gusto kong mamatay, gusto ko nang mamatay, magpakamatay, ayoko nang mabuhay',
    partner: 'sinasaktan ako ng asawa, binubugbog ako ng asawa, takot ako sa asawa',
    safeguarding:
      'sinasaktan ako, binubugbog ako, sinaktan ako, kinuha ang passport ko, kinuha ang pasaporte ko',
  },
};
