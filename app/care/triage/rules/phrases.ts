/** Phrases, each with the word of the rules that means the same. The first match wins. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Abbreviations typed on a phone.
  [/\bhw\b/g, "how"],
  [/\bmch\b/g, "much"],
  [/\bmny\b/g, "many"],
  [/\bsh(?:u?ld|oud|ud)\b/g, "should"],
  [/\bt(?:ke|k)\b/g, "take"],
  [/\bw(?:kly|ekly)\b/g, "weekly"],
  [/\bdly\b/g, "daily"],
  [/\bwnt\b/g, "want"],
  [/\bl(?:yf|yfe|yff|ayf|if)\b/g, "life"],
  [/\b(?:gona|gon|gna|gunna)\b/g, "gonna"],
  [/\bbout\b/g, "about"],
  [/\b(?:weeks?|months?|mos) (?:along|preg\w*)\b/g, "pregnant"],
  [
    /\b(wife|misis|asawa(?: ko)?|sister|ate|she|im|i am|ako|shes) (?:is |ay |po |na )?(?:[2-3]\d|4[0-2]) ?(?:weeks?|wks?)\b(?! (?:ago|old|after|of|on|in|into|na|sa|post|since|deep|clean|sober))/g,
    "$1 pregnant",
  ],
  [
    /\bexpecting (?:(?:a|our|my|her|his|another) )?(?:\w+ )?(?:baby|child|twins|bub|little one)\b|\b(?:wife|she|sister|misis|asawa ko|ate)(?: is|s)? expecting\b(?! (?:a|an|the|to|my|her|it|your|that|more)\b)/g,
    "pregnant",
  ],
  [/\bpins and needles\b/g, "tingling"],
  [/\bbaby bump\b/g, "pregnant"],
  [
    /\b(body|side|arm|leg|face|hand|foot|half|fingers|katawan)(?: of my body| ko)? (?:just |suddenly )?(?:went|fell|goes|falls|gone|has gone|is|feels) (?:to sleep|asleep|dead|numb)\b/g,
    "$1 numb",
  ],
  [/\b(?:na|nag) ?double(?:d)? ?(?=dose|turok|shot)/g, "nadoble "],
  [/\bno ?(?:one|body)\b/g, "nobody"],
  [/\bsever\b/g, "severe"],
  [/\bbak\b/g, "back"],
  [/\bsna\b/g, "sana"],
  [/\bn?lng\b/g, "lang"],
  [/\bover[ -]dos(?:e|ed|ing|in)\b/g, "overdose"],
  [/\b(my|the|whole|a) vile\b/g, "$1 vial"],
  [/\b(want|wanna|going|gonna)(?: to| too| 2)? dye\b(?! (?:my|her|the|hair))/g, "$1 to die"],
  [/\bpano\b/g, "paano"],
  [/\b(?:2|two|3|three|4|four|[6-9]) ?(?:x|times) (the|my|ng|ang|as much)\b/g, "tenfold $1"],
  [
    /\b(?:[1-2]|one|two|isang|dalawang)[ -]?(?:months?|mos?|buwang?)[ -]?(?:na )?(?:old|gulang|pa lang)\b(?! (?:vial|pen|bottle|box|order|prescription|pack|stock|batch|account|receipt))/g,
    "newborn",
  ],
  // A small child, described by their age.
  [
    /\b(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|isang|dalawang|tatlong|apat na|limang) ?-?(?:years?|yrs?|yr|months?|mos?|taong?|buwang?)[ -]?(?:na )?(?:old|olds|gulang|edad)\b(?! (?:vial|pen|bottle|box|order|prescription|pack|stock|batch|account|receipt))|\b(?:[1-9]|1[0-2]) ?(?:yo|y\/o|yr\/o)\b/g,
    "child",
  ],
  [
    /(?<=\b(?:baby|babys|son|daughter|anak|bunso|infant|sanggol|pamangkin|apo|niece|nephew|grandson|granddaughter|he|she|siya|sya|boy|girl)\b[^.!?]{0,25})\b(?:[1-6]?\d|one|two|three|four|five|six|isang|dalawang|tatlong)[ -]?(?:weeks?|wks?|days?|linggong|araw na)[ -]?(?:old|gulang)\b|\b(?:[1-6]?\d|one|two|three|four|five|six|isang|dalawang|tatlong)[ -]?(?:weeks?|wks?|days?|linggong|araw na)[ -]?(?:old|gulang)\b(?=[^.!?]{0,30}\b(?:baby|anak|son|daughter|bunso|sanggol|infant|boy|girl)\b)|(?<=\b(?:my|our) )(?:[1-6]?\d|one|two|three|four|five|six|isang|dalawang|tatlong)[ -]?(?:weeks?|wks?|days?|linggong|araw na)[ -]?(?:old|gulang)\b(?= (?:has|is|wont|hasnt|keeps|cant|refuses)\b)/g,
    "newborn",
  ],
  [/\b(?:na|nag|ni|naka|napa|in) (?:inject|turok|take)\b/g, "ininject"],
  [/\b(?:na|nag|ni|naka|napa) (overdose|suicide)\b/g, "$1"],
  [/\b(?:aq|aku|acoh|aco)\b/g, "ako"],
  [/\bq\b/g, "ko"],
  [/\bgs(?:2|to|t)\b|\bgus?t2\b/g, "gusto"],
  [
    /\b(?:ten|fifteen|twenty|thirty|forty|fifty|sampung|labinlimang|dalawampung|tatlumpung|bente|trenta) (?=(?:\w+ )?(?:pills?|tablets?|tabs?|capsules?|tableta|paracetamols?|biogesic|advil|gamot|piraso|sleeping)\b)/g,
    "12",
  ],
  [
    /\b(i|he|she|mom|dad|mama|papa)(?: nearly| almost| kind of)? (?:grey|gray)(?:s|ed)? out\b/g,
    "$1 fainted",
  ],
  [/\btung\b/g, "tongue"],
  [/\bnla?ng\b/g, "nalang"],
  [/\bsna\b/g, "sana"],
  [/\binsulin (?:syringes?|needles?)\b/g, "syringe"],
  [
    /\b(?:pamatay|pang ?patay|pampatay)(?: ng| sa)? (?:damo|peste|insekto|daga|lamok|ipis|anay)\b/g,
    "pesticide",
  ],
  [
    /\bfreestyle libre\b|\b(?:glucose|sugar|blood) (?:monitor|meter|reader|sensor)\b/g,
    "glucometer",
  ],
  [/\blibre (?=(?:sensor|reader|says|reading|reads|shows|showed|alarm|2|3)\b)/g, "glucometer "],
  [
    /\b(?:ayaw|hindi|di|not|wont|wouldnt|hasnt|havent|refus\w+|barely|hardly|tinutulak)(?: \w+){0,4} (?:dumede|dede|sumuso|latch\w*|feed\w*|milk|gatas|tsupon)\b/g,
    "notfeeding",
  ],
  [/\bd[ei]?ngu?e\b/g, "dengue"],
  [/\balk\b/g, "alak"],
  [/\bnd\b(?= (?:na|namin|ko|ako|siya|po)\b)/g, "hindi"],
  [/\bbldg\b/g, "building"],
  [/\b(?:gud ?bye?|good bye)\b/g, "goodbye"],
  [/\bala(?= (?:na|n|ko|ako)\b)/g, "wala"],
  [/\bhka\b/g, "hika"],
  [
    /\b(\d+) na (?=(?:pills?|tablets?|tabs?|capsules?|tableta|paracetamols?|biogesic|gamot|piraso|sleeping)\b)/g,
    "$1 ",
  ],
  [/\bskit(?= (?:ng|ang|sa|nang|n|po)\b)/g, "sakit"],
  [/\bknang\b/g, "kanang"],
  [/\b(?:xa|cya|sia|xia)\b/g, "siya"],
  [/\bm[ga]?gk?a?no\b|\bmgkno\b/g, "magkano"],
  [/\bd(?:pat|pt)\b/g, "dapat"],
  [/\bxang\b/g, "siyang"],
  [/\bma+(?:us|yus|ayus)\b/g, "maayos"],
  [/\b(?:nmin|namn)\b/g, "namin"],
  [/\b(?:kna|knina)\b/g, "kanina"],
  [/\bsrili\b/g, "sarili"],
  [/\b(?:ndi|hndi|hnd|hinde|hndii)\b/g, "hindi"],
  [/(?<=\b(?:d|di|hindi|wala|wla|ko|ako) )n(?= )/g, "na"],
  [
    /\bd\b(?= (?:na |po |pa )?(?:ako|ko|na|siya|sya|niya|nya|kami|namin|ma\w+|naka\w+|po|pa)\b)/g,
    "hindi",
  ],
  [/\b(?:wla|wlang|wlng|wlang)\b/g, "walang"],
  [/\b(?:tas|tpos)\b/g, "tapos"],

  [/\bcan not\b/g, "cannot"],
  [
    /\b(?:pass(?:ed|es|ing)?|black(?:ed|s|ing)?|knocked|blank(?:ed)?) out\b(?! (?:curtain|flyer|sample|leaflet))/g,
    "fainted",
  ],
  [
    /\b(?:everything|it all|all|the room|vision|paningin(?: ko)?) (?:just |suddenly |biglang )?(?:(?:went|goes|going|turned) (?:all |completely |totally )?(?:dark|black|blank|white|grey|gray)|nagdilim|dumilim)\b/g,
    "fainted",
  ],
  [
    /\b(?:nagdilim|nagdidilim|dumilim) (?:bigla )?(?:na )?(?:ang|yung|ung) (?:\w+ )?(?:lahat|paningin)\b/g,
    "fainted",
  ],
  [
    /\b(?:woke up|came to|nagising) (?:\w+ ){0,2}?(?:on|sa) (?:the )?(?:floor|ground|sahig|lupa)\b/g,
    "fainted",
  ],
  [/\b(?:lost|loses?|losing) (?:his |her |my |their )?(?:consciousness|conscious)\b/g, "fainted"],
  [/\b(?:nawalan|nawawalan|nawala) (?:na )?(?:sya |siya |ako )?(?:ng )?malay\b/g, "fainted"],
  [/\b(?:walang|wala nang|wala ng|wala na siyang|wala na syang) malay\b/g, "fainted"],
  [
    /\b(?:throw(?:s|ing|n)?|threw|bring(?:s|ing)?|brought) (?:it |everything |all |food |them )?(?:back )?up\b/g,
    "vomiting",
  ],
  [/\b(?:comes?|came|coming) (?:right |straight )?back up\b/g, "vomiting"],
  [/\b(?:cough(?:s|ed|ing)? up|umuubo ng|inuubo ng|ubo na may|umubo ng)\b/g, "vomiting"],
  [/\b(?:short(?:ness)?|out|loss) of (?:breath|air)\b/g, "breathless"],
  [
    /\b(?:gasp(?:ing)?|fight(?:ing)?|struggl(?:e|ing)|hungry|hunger) for (?:air|breath)\b/g,
    "breathless",
  ],
  [
    /\b(?:catch|get) (?:my|his|her|their|enough|any|a|full)? ?(?:deep |full )?(?:breath|air|oxygen)\b/g,
    "breathe",
  ],
  [
    /\b(?:turn(?:ed|ing|s)?|went|going|lips are|lips|looks?) (?:blue|purple|grey|gray)\b/g,
    "turnedblue",
  ],
  [/\b(?:heart|hrt|hart|hurt) ?attack\b/g, "heartattack"],
  [/\batak[ei] (?:sa|ng)? ?puso\b/g, "heartattack"],
  [/\b(?:my|his|her) self\b/g, "myself"],
  [
    /\b(?:ten|10|five|5|20|twenty|hundred|100) ?(?:x|times|beses|ulit)\b(?! (?:now|so far|already|since|per|every)\b)/g,
    "tenfold",
  ],
  [
    /\b(?:too|so|way too) (?:much|many)\b|\bmore than (?:i should|the|my|prescribed|intended|needed)\b/g,
    "toomuch",
  ],
  [/\b(?:dalawang|tatlong|apat na|limang|sampung) (?:beses|doble)\b/g, "double"],
  [
    /\b(?:two|2|three|3|four|4|five|5) (?:doses|shots|injections|pens|vials|turok)\b/g,
    "double dose",
  ],
  [
    /\b(?:hindi|di|cannot|cant|not) (?:ko |ko na |na |niya |na nya |ma|na ma)*(?:matiis|makayanan|kayang tiisin|bear|stand (?:it|the pain|up)|tolerate|bearable)\b/g,
    "unbearable",
  ],
  [
    /\b(?:will|wont|does|doesnt|cannot|cant|couldnt|didnt|isnt|hasnt|not|hindi|di|ayaw|never) (?:na |ko |ako |siya |sya |seem to |even )*(?:stop(?:s|ping)?|go(?:ing)? away|let(?:ting)? up|tumitigil|tumigil|nawawala|mawala|humihinto|huminto|nahihinto|matigil|maampat|mapatigil|mapahinto)\b/g,
    "nonstop",
  ],
  [
    /\b(face|arm|leg|hand|foot|mukha|kamay|braso|binti|paa) (?:feels?|is|went|parang) (?:dead|patay)\b/g,
    "$1 numb",
  ],
  [
    /\b(?:all|every\w*|lahat)? ?(?:in|at) (?:one|a single) (?:go|sitting|shot|time)\b|\b(?:all )?at once\b|\bsabay ?sabay\b|\bisang bagsakan\b|\bin one go\b/g,
    "allatonce",
  ],
  [/\b(?:out cold|knocked out)\b/g, "fainted"],
  // A person who fears to die of something asks about a danger, unless they also ask for an amount.
  // What is looked for first is cheap, and fails at most letters.
  [
    /(?=(?:will|can|could|would|may|am|do) i )(?<!\b(?:\d+ (?:tablets?|pills?|vials?|pens?|capsules?|units?|doses?)|all|whole|lahat|overdose|much|many|ilan\w*|sabay|how|ways?|paano)\b.*)\b(?:will|can|could|would|may|am|do) i (?:really |actually )?(?:going to |gonna )?(?:die|dying)\b(?!.*\b(?:\d+ (?:tablets?|pills?|vials?|pens?|capsules?|units?|doses?)|all|whole|lahat|overdose|everything|buong|sabay|at once|painless\w*|peaceful\w*)\b)/g,
    "feardeath",
  ],
  [
    /(?=(?:mamamatay|mamatay|ikamatay|ikakamatay) )(?<!\b(?:all|whole|lahat|overdose|ilan\w*|sabay|buong)\b.*)\b(?:mamamatay|mamatay|ikamatay|ikakamatay) (?:po )?(?:ba|kaya) (?:po )?(?:ako|ko)\b(?!.*\b(?:all|whole|lahat|overdose|buong|sabay)\b)/g,
    "feardeath",
  ],
  [
    /\b(?:cannot|cant|couldnt|hindi|di)(?: \w+){0,2} (?:sleep|move|walk|work|think|makatulog|makakain|makagalaw|makalakad|makakilos) (?:\w+ ){0,2}?(?:sa|from|because of|due to|with) (?:the |this |sobrang )?(?:sakit|pain|kirot|hapdi)\b/g,
    "severe pain",
  ],
  // A repeated word means that it goes on and on.
  [/\b(suka|tae|dugo|ubo)(?: na| lang| nalang)* (?:nang|ng) \1\b/g, "$1 nonstop"],
  [/\b(?:so|really|very|super|too) (?:bad|badly)\b|\b(?:doubled over|curled up)\b/g, "severe"],
  [/\b(?:10|ten|9|nine) ?(?:\/|out of) ?(?:10|ten)\b/g, "severe"],
  [/\b(?:nawalan|nawawalan|nawala|walang)(?: \w+){0,3} (?:malay|ulirat)\b/g, "fainted"],
  [/\bin and out of consciousness\b|\b(?:barely|semi) conscious\b/g, "fainted"],
  [/\b(?:hindi|di|cannot|cant)(?: \w+){0,2} (?:makatayo|makabangon|get up|stand up)\b/g, "severe"],
  // Something works as it should.
  [
    /\b(?:and|but|also|at|pero)(?: i| he| she| they)? (?:can|could)(?: still)? (?:breathe|swallow|see|talk|speak|walk|eat|drink) (?:fine|well|normally|okay|ok|properly|clearly)\b/g,
    "and fine",
  ],
  [/\bpag asa\b/g, "pagasa"],
  [/\b(?:walang tigil|walang hinto|di mapigil|hindi mapigilan|di mapigilan)\b/g, "nonstop"],
  [/\bcoffee ground(?:s)?\b|\bkape\b(?= ang (?:suka|kulay))/g, "blood"],
  [
    /\b(?:end(?:ing)?|take|taking|finish) (?:it all|my (?:own )?life|his life|her life|things for good)\b/g,
    "suicide",
  ],
  [/\b(?:end|ending) things\b(?! (?:with|between))/g, "suicide"],
  [
    /\b(?:wakasan|tapusin|kitilin|kunin) (?:ko )?(?:na )?(?:lang )?(?:ko )?(?:ang )?(?:aking |sariling |sarili kong )?buhay(?: ko)?\b/g,
    "suicide",
  ],
  [/\bself ?(?:harm(?:ing|ed)?|injur\w+)\b/g, "selfharm"],
  [
    /\b(?:hang(?:ing|ed)?|shoot(?:ing)?|drown(?:ing)?|stab(?:bing|bed)?|starv(?:e|ing)|poison(?:ing|ed)?|cut(?:ting)?|slit(?:ting)?|burn(?:ing)?) (?:myself|my wrists?|himself|herself|themselves)\b/g,
    "selfharm",
  ],
  [/\bslit(?:ting)? (?:my|his|her|their|the) (?:wrists?|throat)\b/g, "selfharm"],
  [/\b(?:od|oded|o d) on\b/g, "overdosed on"],
  [
    /\brat poison\b|\blason (?:sa|ng|pang)? ?daga\b|\bmuriatic acid\b|\bbattery acid\b|\bsilver cleaner\b/g,
    "bleach",
  ],
  [/\b(?:pulled|pull) through\b/g, "recovered"],
  [/\bno longer\b|\bnot anymore\b/g, "no longer"],
  [/\bpang[ -]?(?:loob|tunaw)\b/g, "loob"],
];

/** Emoji that say something the words beside them do not. */
export const EMOJI: readonly (readonly [string, string])[] = [
  ["🤮", " vomit "],
  ["🩸", " blood "],
  ["🤰", " pregnant "],
  ["🔪", " knife "],
  ["🔫", " gun "],
  ["😵", " dizzy "],
];
