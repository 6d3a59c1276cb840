/**
 * Whom to ring, by the English name of a language, in words of ours: an interpreter is brought into a call to 999, 101 or NHS 111
 * where the language is named in English (111.wales.nhs.uk). Short, since no sentence of it was written by a translator.
 */
export const ringInLanguage: Readonly<Record<string, string>> = {
  Polish: 'W niebezpieczeństwie dzwoń pod 999. Powiedz po angielsku „Polish”: do rozmowy dołączy tłumacz.',
  Romanian:
    'În caz de pericol, sunați la 999. Spuneți în engleză „Romanian”: un interpret va intra în convorbire.',
  Portuguese: 'Em perigo, ligue 999. Diga em inglês “Portuguese”: um intérprete entrará na chamada.',
  Spanish: 'En peligro, llame al 999. Diga en inglés «Spanish»: un intérprete se unirá a la llamada.',
  Italian: 'In pericolo, chiami il 999. Dica in inglese «Italian»: un interprete si unirà alla chiamata.',
  French: 'En danger, appelez le 999. Dites en anglais « French » : un interprète se joindra à l’appel.',
  German: 'In Gefahr rufen Sie 999 an. Sagen Sie auf Englisch „German“: Ein Dolmetscher kommt dazu.',
  Bulgarian: 'При опасност се обадете на 999. Кажете на английски „Bulgarian“: ще се включи преводач.',
  Hungarian: 'Veszélyben hívja a 999-et. Mondja angolul: „Hungarian”. Tolmács kapcsolódik be a hívásba.',
  Lithuanian: 'Gresiant pavojui skambinkite 999. Pasakykite angliškai „Lithuanian“: prisijungs vertėjas.',
  Ukrainian:
    'У небезпеці телефонуйте 999. Скажіть англійською «Ukrainian»: до розмови приєднається перекладач.',
  Russian: 'В опасности звоните 999. Скажите по-английски «Russian»: к разговору подключится переводчик.',
  Turkish: 'Tehlikede 999’u arayın. İngilizce “Turkish” deyin: görüşmeye bir tercüman katılır.',
  Welsh: 'Mewn perygl, ffoniwch 999. Dywedwch “Welsh” yn Saesneg: bydd cyfieithydd yn ymuno â’r alwad.',
  Arabic: 'في حالة الخطر اتصل بالرقم 999. قل بالإنجليزية "Arabic" وسينضم مترجم إلى المكالمة.',
  Farsi: 'در خطر با 999 تماس بگیرید. به انگلیسی بگویید "Farsi": یک مترجم به تماس می‌پیوندد.',
  Urdu: 'خطرے میں 999 پر کال کریں۔ انگریزی میں "Urdu" کہیں: ایک مترجم کال میں شامل ہو جائے گا۔',
  Hindi: 'ख़तरे में 999 पर कॉल करें। अंग्रेज़ी में “Hindi” कहें: एक दुभाषिया कॉल में जुड़ेगा।',
  Punjabi: 'ਖ਼ਤਰੇ ਵਿੱਚ 999 ’ਤੇ ਕਾਲ ਕਰੋ। ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ “Punjabi” ਕਹੋ: ਇੱਕ ਦੁਭਾਸ਼ੀਆ ਕਾਲ ਵਿੱਚ ਸ਼ਾਮਲ ਹੋਵੇਗਾ।',
  Bengali: 'বিপদে 999 নম্বরে ফোন করুন। ইংরেজিতে “Bengali” বলুন: একজন দোভাষী কলে যোগ দেবেন।',
  Gujarati: 'જોખમમાં 999 પર ફોન કરો. અંગ્રેજીમાં “Gujarati” કહો: એક દુભાષિયા કૉલમાં જોડાશે.',
  Nepali: 'खतरामा 999 मा फोन गर्नुहोस्। अङ्ग्रेजीमा “Nepali” भन्नुहोस्: दोभाषे कलमा जोडिनेछन्।',
  Tamil: 'ஆபத்தில் 999 ஐ அழையுங்கள். ஆங்கிலத்தில் “Tamil” என்று சொல்லுங்கள்: மொழிபெயர்ப்பாளர் ஒருவர் இணைவார்.',
  Malayalam: 'അപകടത്തിൽ 999-ൽ വിളിക്കുക. ഇംഗ്ലീഷിൽ “Malayalam” എന്ന് പറയുക: ഒരു പരിഭാഷകൻ കോളിൽ ചേരും.',
  Chinese: '有危险时请拨打 999。请用英语说 “Mandarin” 或 “Cantonese”，口译员会加入通话。',
  Tagalog:
    'Kung nasa panganib, tumawag sa 999. Sabihin sa Ingles ang “Tagalog”: may interpreter na sasali sa tawag.',
};
