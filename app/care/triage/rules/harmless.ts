const THINGS = String.raw`parcels?|packages?|pakete|boxes|box|kahon|karton|label|laptop|computer|pc|phone|cellphone|cp|printer|screen|tv|aircon|ref|fridge|router|wifi|signal|internet|app|website|site|ink|tinta|dye|colou?r|calathea|monstera|cactus|succulents?|tomato|plants?|halaman|flowers?|basil|orchids?|wallet|bank account|budget|shoes|sapatos|bulb|ilaw|battery|powerbank|charger|courier app|system`;
const FATES = String.raw`hinihingal|naghihingalo|nakuryente|electrocuted|drowned|bitten|died|dead|dying|namatay|patay|collapsed?|fainted|passed out|had a (?:seizure|stroke|heart attack)|seizure|convuls\w+|kombulsyon|kinombulsyon|nangisay|bleed(?:ing|s)?|bled|dumudugo|stabbed|nasaksak|sinaksak|shot|nabaril|binaril|hit by a (?:truck|car|bus)|run over|nasagasaan|nabangga|nalunod|drown\w*|chok(?:ed|ing|es)|nabulunan|nasamid|nalason|poisoned|unconscious|nawalan|nahimatay|hinimatay|coma|nastroke|na ?stroke|stroke|inatake|atake|heart attack|overdosed?|murdered|killed|pinatay|nagpakamatay|suicide|nasunog|burned|sumabog|exploded|swollen|namaga|lumobo|wont wake up|dead on arrival|doa`;
const FICTION = String.raw`bida|kontrabida|teleserye|k ?drama|drama series|pelikula|palabas|movies?|films?|episodes?|season \d|netflix|hospital drama|actors?|actress|artista|characters?|ml hero|hero ko|video ?games?|mobile legends|boss fight|novel|libro|nobela|sa balita|nabalita|balitang|tv patrol|radyo|radio|news|headline|documentary|podcast`;
const PEOPLE = String.raw`then|when|suddenly|bigla|biglang|now|ngayon|today|kanina|her|his|him|grandma|grandpa|grandmother|grandfather|tita|tito|ate|kuya|uncle|aunt|cousin|pinsan|neighbou?r|kapitbahay|roommate|boyfriend|girlfriend|bf|gf|jowa|partner|kids?|child|bata|bunso|classmate|boss|teacher|and|at|tapos|during|while|habang|after|watching|playing|nanonood|naglalaro|he|she|hes|shes|siya|sya|niya|we|us|they|someone|somebody|i|im|ive|me|my|myself|ako|akong|ko|kong|kami|asawa|anak|nanay|tatay|mama|papa|lola|lolo|husband|wife|son|daughter|mother|father|mom|dad|brother|sister|kapatid|friend|kaibigan|officemate|baby`;

/** Phrases in lowercase that only sound like a sign. They are removed before the rules read on. */
export const HARMLESS: readonly RegExp[] = [
  // Prices and surprises. Words about the person after "but" or "and" are kept.
  /\b(?:price|prices|cost|costs|bill|total|fee|presyo|bayarin|shipping)\b(?:(?!\b(?:but|pero|and|also|now|since|kaso|tapos|while|after|because)\b)[^.!?,;]){0,30}?\b(?:gave|give|gives|giving|almost|nearly|made|makes?|gonna|will|muntik|parang|halos|nakaka\w*|ikinamatay|is)\b[^.!?,;]{0,20}\b(?:heart ?attack|faint(?:ed|ing)?|pass(?:ed)? out|stroke|himatay\w*|hinimatay|mahimatay|atakih?in|atake|die|kill(?:ing|ed|s)?|mamatay|chok(?:e|ed|ing)|bleed(?:ing)?)\b/g,
  /\b(?:heart ?attack|faint(?:ed|ing)?|pass(?:ed)? out|stroke|hinimatay|mahimatay|nahimatay|himatayin|mamatay|chok(?:e|ed|ing)) (?:ako |na |talaga |just |here )*(?:when|from|at|seeing|because of|over|with|sa|nung|noong|pagkakita|dahil)\b[^.!?]{0,30}\b(?:price|prices|cost|costs|bill|total|fee|presyo|shipping|wallet|bulsa)\b/g,
  /\bmasakit (?:sa|sa aking) (?:bulsa|wallet|budget)\b/g,
  /\b(?:faint\w*|pass(?:ed|ing)? out|collapsed?|nahimatay|hinimatay|himatay\w*|died|dying|namatay|mamatay) (?:from|of|with|sa) (?:joy|happiness|excitement|relief|kilig|tuwa|saya)\b/g,
  /\bend[ -]of[ -]life\b|\b(?:shelf|half|battery|love|sex|night|real|wild|social|work|daily) ?life\b/g,
  /\b(?:taba|wrinkles?|pimples?|peklat|kulubot|bilbil|eyebags?|pores?|acne|dark spots?|timbang|baby fat|cellulite|stretch ?marks?|freckles|pekas|uban|cravings?|gutom)\b[^.!?]{0,40}\b(?:mawala|matanggal)\b/g,
  // Figures of speech. The same words about an injection may be serious.
  /\b(?:stay|keep) awake (?:in|at|during|for|on|all|through) (?:\w+ ){0,2}(?:class|work|night|shift|meetings?|movies?|school|gym|exams?)\b|\bdie down\b/g,
  /\b(?:easiest|fastest|quickest|best|mabilis na) way (?:to|para) (?:go|get) (?:to|from|there|here|home)\b|\bwords? (?:comes?|came) out wrong (?:when|while|if|as) im? typ\w+/g,
  /\b(?:breathe|drown(?:ing)?|buried|suffocating|choking|choke) (?:in|under|with|on|from) (?:\w+ ){0,3}(?:work|paperwork|deadlines?|bills|debts?|emails?|anger|laundry|homework|assignments)\b/g,
  /\bheart (?:is |was )?(?:racing|pounding|beating fast) (?:for|about|over) (?:the|this|your|next) (?:drop|sale|restock|launch|promo|giveaway)\b/g,
  /(?=almost|nearly|muntik)(?<!\b(?:shots?|injections?|jab|turok|dose|vial|pen|peptides?|tirz\w*|sema\w*|ozempic|wegovy|reta\w*|glow|klow|gamot|medicine)\b[^.!?]{0,40})\b(?:almost|nearly|muntik\w*) (?:gave|given|give) (?:me|us|him|her|them) (?:an? )?(?:\w+ )?(?:heart ?attack|stroke)\b/g,
  /\b(?:dying|die) (?:to (?:try|know|see|get|have|order|buy|ask|taste|meet|hear)|for (?:a|some|this|that|it|your|the)|of (?:curiosity|laughter|laughing|boredom|embarrassment|excitement|shame|hunger))\b/g,
  /\b(?:to die for|do or die|die ?hard|dead (?:serious|line|tired|sure|end|lift|battery|on|easy)|deadlines?|deadlifts?|drop dead gorgeous|over my dead body|dead ass|as dead as)\b/g,
  /\b(?:phone|battery|laptop|cellphone|skin|hair|plant|plants|internet|wifi|line|cells?)\b (?:is |are |was |just )?(?:dead|dying|died|namatay)\b|\bdead (?:skin|cells?|hair|phone|ends)\b/g,
  /\b(?:laugh\w*|tawa\w*|tumatawa|kakatawa|katatawa|kilig)\b(?:(?!\b(?:but|pero|now|then|tapos|kaso|chest|dibdib)\b)[^.!?]){0,30}\b(?:die|died|dying|dead|mamatay|namatay|kill(?:ed|s|ing)?|breathe|huminga|makahinga|choke|choking|hurts?|sakit)\b/g,
  /\b(?:die|died|dying|dead|mamatay|kill(?:ed|s|ing)? me|breathe|makahinga|choke|choking|hurts?|sakit)\b(?:(?!\b(?:but|pero|now|then|tapos|kaso|chest|dibdib)\b)[^.!?]){0,25}\b(?:laugh\w*|tawa\w*|kakatawa|katatawa|kilig|excitement|cuteness)\b/g,
  /\b(?:killing it|kill(?:ing)? time|killed it|killer (?:deal|body|abs|price|look|heels|app|whale)|kill (?:the )?(?:vibe|mood|bacteria|germs|cravings|appetite|fat)|crush(?:ing|ed)? (?:it|my goals?|goals?|the gym)|(?:my |a |the )?(?:feet|shoes|boss|traffic|curiosity|suspense|wait|waiting|cravings?|deadline\w*|homework|diet|commute|heat) (?:is |are |was |were )?killing me)\b/g,
  /\b(?:take|took|takes|taking) (?:my|your|her|his|our) breath away\b|\bbreath ?taking\b|\bbreath of fresh air\b|\bhold(?:ing)? (?:my|your) breath\b|\bsave (?:my|your) breath\b|\bbad breath\b|\b(?:room|space|cloth|fabric|skin|let it|let the vial|material)\b (?:to |can |cannot )?breathe\b|\bbreathing (?:exercise|room|space|technique)s?\b/g,
  /\b(?:heart (?:skipped a beat|melts?|is set|of the|to heart|goes out|shaped|healthy|rate monitor|emoji|is full)|from the (?:bottom of my )?heart|by heart|broke my heart|broken heart|heart ?broken|sweet ?heart|puso ko (?:para|sa) (?:iyo|inyo)|(?:be|is) still my (?:beating )?heart)\b/g,
  /\b(?:pain in the (?:neck|ass|butt)|no pain,? no gain|growing pains|pain point(?:s)?|pain ?free (?:checkout|process)|pain(?:ful|fully)? (?:slow|long|process|checkout|website)|painstaking\w*)\b/g,
  /\b(?:strokes? of (?:luck|genius)|different strokes|key ?strokes?|breast ?stroke|brush ?strokes?|heat ?stroke (?:season|warning))\b/g,
  /\b(?:bleeding edge|blood ?(?:type|test|tests|work|moon|orange|line|relative)|sugar ?free|sugar daddy|in cold blood|bleed(?:ing)? (?:me dry|money|cash)|period blood)\b/g,
  /\b(?:suicide squad|overdose (?:of|on) (?:cuteness|chocolate|love|kdrama|coffee|information|k ?pop|milk tea)|shoot me an? (?:email|message|dm|pm)|shoot (?:the )?(?:photo|video)s?|jab at|take a (?:stab|shot) at|long shot|screen ?shots?|bridge (?:loan|the)|blind ?(?:date|fold|item)|color ?blind|blind (?:buy|test|study|trial)|double ?blind)\b/g,
  /\b(?:chest (?:freezer|of|day|press|workout|exercise|hair|tattoo)|ice chest|treasure chest|get(?:ting)? (?:it|this|something) off my chest|close to (?:my|the) chest|(?:bar|foot|step|toilet)[ -]?stools?|stool ?(?:softener|sample)s?)\b/g,
  /\b(?:faint (?:headache|line|smell|scent|taste|colou?r|print|mark|trace|text|label|pink|yellow|stripe|of heart)|swell (?:idea|time|day)|swell(?:ing)? (?:with pride|price)|yellow (?:label|box|cap|vial|sticker|pack\w*|light|liquid|lid)|black (?:friday|box|label|cap|vial|tea|coffee|market|head\w*|rice)|blackheads?|red (?:label|cap|box|light|flag|vial|light therapy|wine))\b/g,
  /\b(?:confused|confusing|confusion|nalilito|lito|litong) (?:ako |kasi |po |na |lang |naman )*(?:about|between|which|what|with|by|how|on|as to|whether|if|why|when|sa|kung|alin|tungkol|regarding|over|where)\b/g,
  /\b(?:poison (?:ivy|pill)|name your poison|pick your poison|food coma|sugar crash on|seizure of|customs seizure|shock(?:ed|ing)? (?:price|news)|heavy (?:traffic|rain|box|parcel|vial|bag|weight|lifting|metal\w*)|tight (?:budget|schedule|seal|cap|lid|jeans|deadline|skin)|skin (?:tight\w*|feels tight)|funny (?:smell|story|video|meme))\b/g,
  /\b(?:wake up (?:early|late|on time|at|in the morning|call|tired)|gumising (?:ng|nang) (?:maaga|umaga)|magising (?:ng|nang) maaga)\b/g,
  /\b(?:mawala|matanggal|tanggalin|mabawasan|disappear|vanish) (?:na |lang |sana )*(?:ang|yung|ung|ng|mga) (?:aking )?(?:mga )?(?:taba|wrinkles?|pimples?|peklat|kulubot|tiyan|tyan|bilbil|eyebags?|pores?|acne|dark spots?|parcel|order|timbang|baby fat|cellulite|stretch ?marks?)\b/g,
  /\b(?:patay na patay (?:ako )?(?:sa|dito)|patay ?gutom|mamatay ?matay|mamatay sa (?:kakatawa|tawa|inggit|gutom|hiya|kilig|init)|patayin (?:ang|yung|mo|niyo) (?:ilaw|aircon|tv|phone|notification\w*|notif)|papatayin (?:ako|tayo) (?:ni|ng) (?:misis|mister|nanay|mama|asawa|boss|jowa)|namatay (?:ang |yung )?(?:ilaw|phone|wifi|battery|cellphone))\b/g,
  /\b(?:my )?(?:mom|mother|wife|husband|boss|boyfriend|girlfriend|dad|sister) (?:will|would|is going to|is gonna|might) (?:kill|murder) me\b/g,
  /\b(?:numb(?:ing)? cream|weak (?:signal|wifi|internet|password|tea)|weakness for|sweet tooth|sick of (?:dieting|diets|waiting)|starving)\b/g,
  /\b(?:full|bloated|busog|kabag)\b[^.!?]{0,12}\b(?:stomach|tiyan)\b/g,
  /\b(?:kills?|killed|killing) (?:my |the |your )?(?:appetite|hunger|cravings?|vibe|mood|gains|bacteria|germs|conversation|fun)\b/g,
  /\b(?:end|ending) (?:of )?(?:the |this |my |our |your )?(?:chat|conversation|session|subscription|order|call|month|week|year|sale|promo|course)\b/g,
  /\b(?:no|any|a) needle pain\b|\bdoes (?:the )?(?:injection|needle|it|turok) (?:hurt|sting)\b|\b(?:masakit|sakit) (?:ba |po |talaga |ho ){0,3}(?:ang |yung |mag ?)?(?:inject|turok|injection|iturok|magpaturok)\b(?: (?:sa|in) (?:the )?(?:tiyan|belly|hita|thigh|braso|arm|pwet))?/g,
  /\bcut (?:out |down |back )?(?:on )?(?:carbs|sugar|calories|rice|costs|weight|back|it (?:short|out)|off)\b/g,
  /\b(?:my|the|puso ko|literally|heart) ?(?:heart )?(?:literally |almost |just |nearly |halos )?(?:stopped|skipped|jumped|tumigil|huminto) (?:\w+ ){0,3}?(?:when|nung|noong|pagkakita|upon|at) (?:i |ko |the |yung )?(?:saw|seeing|nakita|read|heard|opened|sale|price|sight)\b/g,
  // Events that happened to a thing, or in a film or the news, not to a person.
  new RegExp(
    String.raw`\b(?:my |the |our |this |that |your |yung |ung |ang |aking |mga )?(?:${THINGS})(?: (?:plants?|screen|mga|ko|namin|nyo|niyo|mo|po|app|box))? (?:is |was |were |has |had |have |got |gets |just |literally |totally |ata |yata |na |daw |raw |parang |looks? like (?:it |its )?(?:was |got |been )?|must have |may |nag |a |been |being |so |completely |dropped |hard |by the courier |(?:the )?box |in the heat ){0,9}(?:${FATES})\b(?! (?:na |din |rin |ata |yata |po )?(?:ako|akong|ko|siya|sya|kami|tatay|nanay|mama|papa|anak|asawa|si|yung|ang)\b)`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:na ?|ni ?|gi ?|naka ?|nag ?)?(?:${FATES})(?: (?:daw|raw|ata|yata|na|po|nga|lang|kasi|ng|sa|truck|sasakyan|motor|kotse|malay|dugo|init|lahat)){0,4} (?:ang|yung|ung|iyong|si|mga|ng mga|yung mga|ang mga)(?: mga| aming| ating)? (?:${THINGS}|${FICTION}|isda|fish|goldfish)\b`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:${FICTION})\b(?:(?!\b(?:${PEOPLE})\b)[^.!?]){0,60}\b(?:${FATES})\b|\b(?:${FATES})\b(?: (?!\b(?:${PEOPLE})\b)\w+){0,3} (?:yung|ung|ang|si|the) (?:\w+ )?(?:${FICTION})\b`,
    "g",
  ),
  /\bpregnant (?:pause|with (?:joy|excitement|ideas|meaning))\b|\bwater broke (?:through|into|the|down)\b/g,
  /\b(?:courier|rider|you guys|he|she|they|boss|kids?|notif\w*|email|text|news|sale|price|surprise|scare)\b[^.!?]{0,15}\bgave (?:me|us|him|her) a (?:mini |mild |small )?heart ?attack\b/g,
  /\bdumi (?:sa|ng|on) (?:\w+ ){0,2}?(?:labas|vial|bote|box|kahon|takip|cap|label|karton)\b|\b(?:label|sticker|tape|paint|seal)\b[^.!?]{0,12}\bpeel\w*/g,
  /\b(?:cant|cannot|di|dili|hindi)(?: ako| ko| na| na ako)? (?:breathe|makahinga|makaginhawa|kaginhawa) (?:sa|from|with|in this) (?:sobrang )?(?:katawa|kalipay|tuwa|saya|kilig|tawa|kakatawa|laughter|joy|traffic|jeans|dress|outfit)\b/g,
  /\bsuicide (?:wings|doors?|grip|machine|soda|runs?|sprints?)\b|\bhang(?:ing|s)? out (?:with|at|in|sa|later|today|tonight|tomorrow|together|muna)\b|\bdisappear into (?:a|the|my) (?:spa|bed|blankets?|duvet|sofa|couch|pillows?|holiday|vacation)\b|\b(?:massage|glue|heat|nail|nerf|toy|water|radar|spray|staple) guns?\b|\b(?:jump|skipping|climbing|tow) ropes?\b/g,
  /\bend (?:my|our|the) (?:misery|suffering),?(?: and| by| please| pls)? (?:restock|ship|send|tell|just|sell|answer|reply|deliver|refund)\w*/g,
  /\b(?:presyo|ang mahal (?:ng|naman)|masyadong mahal|shipping|bayarin|pila|traffic)\b[^.!?]{0,20}\bayoko na\b/g,
  /\bwala(?:ng| na| nang| ng)* (?:saysay|silbi|kwenta|bisa)(?: na)? (?:ang|yung|ung|tong|itong|to|ng) (?:\w+ )?(?:coupon|promo|voucher|code|points|order|app|site|serum|cream|product|parcel|resibo|charger|fan)\b/g,
  /\b(?:sleeps?|slept|sleeping) like (?:the dead|a (?:log|baby|rock|stone))\b/g,
  /\blike a (?:gunshot|bomb|grenade)\b|\b(?:donat\w+|charity|sponsor\w*|proceeds)\b[^.!?]{0,30}\bsuicide prevention\b/g,
  /\b(?:walang|wala|hindi|di|no ?one|nobody|not)(?: \w+){0,2} (?:sumasagot|nagrereply|answering|responding|answers|magising)\b[^.!?]{0,20}\b(?:hotline|cs|customer service|chat|support|staff|admin|rider|page|email|messenger|viber)\b|\bmagising (?:ng|ang|yung|si|mga) (?:cs|admin|staff|support|rider)\b/g,
  /\b(?:font|letra)\b[^.!?]{0,30}\b(?:nanlalabo|malabo|blurry|blurred)\b(?:[^.!?]{0,12}\b(?:mata|eyes?)\b)?/g,
  /\bbleed(?:ing|s)? (?:into|onto|through) the (?:label|paper|box|cap|sticker)\b|\b(?:looks?|looked) like it (?:was|got|had been) (?:stabbed|shot|bitten|run over|hit|drowned)\b/g,
  /\bdead (?:car )?(?:batter(?:y|ies)|phone|signal|line|spot|link|end|zone|pixels?)\b|\b(?:car )?batterys? (?:is |was |went |seems |just |s )*(?:dead|died)\b/g,
  /\blow[ -]sugar (?:\w+ )?(?:cereals?|snacks?|drinks?|diet|options?|foods?|versions?|juices?|milk|chocolates?|alternatives?|recipes?|gummies)\b/g,
  /\b(?:electric\w*|water|parking|taxi|gas) meters?\b|\bmeter (?:ng |sa |namin |ng aming )+(?:kuryente|tubig|ilaw)\b|\btaos[ -]?pus\w+/g,
  /\b(?:you|u|ya|kayo|ninyo|niyo|nyo|team|pages?|buttons?|site|link)\b(?: (?:guys|are|is|was|all|just|still|really|do|have|been|ever|keeps|kasi|po|ba|naman|talaga|pa|rin|na|bang)){0,3} (?:not|dont|doesnt|didnt|wont|never|isnt|arent|hindi|di)(?: \w+){0,2} (?:respond\w*|repl\w*|answer\w*|sumasagot|nagrereply|load\w*)/g,
  /\b(?:you|u|kayo|nyo|niyo|buttons?|pages?|links?) (?:guys )?(?:not|dont|doesnt|didnt|wont|never|hindi|di) (?:\w+ )?(?:respond\w*|repl\w*|answer\w*|sumasagot|nagrereply)/g,
  /\b(?:not|dont|doesnt|didnt|wont|never|hindi|di)(?: \w+){0,2} (?:respond\w*|repl\w*|answer\w*|sumasagot|nagrereply)(?: \w+){0,2} (?:messages?|emails?|chats?|inquir\w+|tickets?|dms?|pms?|messenger|viber|whatsapp|ig|fb|instagram|facebook)\b/g,
  /\b(?:didnt|did not|dont|not) (?:mean to )?wake (?:you|u|ya)\b/g,
  /\b(?:bored|scared|worked|tickled|freezing|frozen|starved|talked|annoyed) to death\b|\b(?:phone|laptop|battery|cp|cellphone|signal)(?: \w+){0,2} (?:gonna|going to|about to|will|almost) (?:die|dead)\b/g,
  /\bif (?:you|u|they|the shop) (?:cant|cannot|can not) do (?:it|this|that)\b/g,
  /\bna[ -]?stroke (?:yata |ata )?(?:ang |yung |ung )?(?:printer|laptop|phone|computer|wifi|app|website|ref|aircon|cp|tv)\b/g,
  /\bsuffocat\w+ (?:me |us )?(?:with|by) (?:\w+ )?(?:deadlines?|work|emails?|questions|messages)\b|\bnaka(?:ka)?mamatay (?:ang|na|yung|ung) (?:traffic|init|presyo|pila|deadlines?)\b|\bsinaksak (?:\w+ )?patalikod\b/g,
  /\bkinagat ng (?:aso|pusa)(?: \w+)? (?:ung|yung|ang) (?:karton|box|parcel|tsinelas|sapatos|charger|wire|kable)\b/g,
  /\b(?:hihimatayin|himatayin|nahimatay|mamamatay|mahimatay)(?: \w+){0,3} sa (?:ganda|gwapo|kilig|sarap|tuwa|saya|inggit|bango|kyut|cute)\b|\bbudol fever\b|\blagnat lang(?: \w+){0,3} sale\b/g,
  /\bparang nakuryente (?:ako )?(?:nung|noong|sa|dahil)(?: \w+){0,3}? (?:ngumiti|ngiti|crush|kilig|tingin)\b/g,
  /\bpatay ang (?:legs|abs|arms|budget|wallet)\b|\blegs? of (?:my|the|our) (?:\w+ )?(?:table|chair|bed|sofa|desk)\b|\bsuicide for my (?:wallet|budget|diet|skin)\b|\bruns? suicides\b|\bsuicides? (?:sprints?|drills?)\b|\b(?:squad|team|kakampi|teammates?)\b.{0,15}\bsuicidal\b/g,
  /\bbetter off without (?:the |my |a )?(?:softdrinks?|soda|sugar|rice|carbs|junk|alcohol|coffee|gluten|dairy|social media|facebook)\b/g,
  /\bin my (?:video )?game i (?:got|was|keep getting) (?:poisoned|killed|shot|stabbed)(?: and \w+ \w+)?\b|\bubos(?: na)?(?: ang)? dugo ko (?:kaka\w+|sa)\b/g,
  // Money and orders.
  /(?=wrong|incorrect|mali)(?<!\b(?:took|takes?|taken|taking|inject\w*|ininject|drank|swallow\w*|used?|using|nainom|uminom|nainject|\w*turok\w*|pinned|ate|kinain|nakain|gave him|gave her) (?:\w+ ){0,3})\b(?:wrong|incorrect|maling?) (?:size|colou?r|items?|orders?|address|price|parcel|product|numbers?|code|change|rate|exchange rate|refund|total|name|variant|flavou?r|discount|receipt|invoice|box|card|sum|amount of (?:cash|money|change))\b/g,
  /\b(?:atm|machine|cashier|rider|courier|stores?|shop|seller|you|u|they|app|bank|site|system|nyo|niyo)\b(?: \w+){0,3} (?:gave|given|give|sent|charged|shipped|refunded) (?:me |us )?(?:the |a |an )?(?:wrong|incorrect|mali)\b(?! (?:dos\w+|injections?|shots?|medicines?|meds?|medication|gamot|vials?|pens?|pills?|tablets?|insulin|turok|strength|amount of (?:insulin|medicine)))/g,
  /\b(?:given|charged|gave me|got) (?:the |an? )?(?:wrong|incorrect) (?:sum|amount)(?: (?:of|back))?(?: (?:cash|money|change))?\b(?=[^.!?]*\b(?:atm|cash|money|card|bank|account|refund|change|app|payment)\b)/g,
  /\b(?:gave|give|given|sent|charged|refunded|received|got|withdrew|nagbigay|binigay)\b[^.!?]{0,25}(?:[$₱]|\b(?:php|p|usd) ?)?\d[\d,.]*(?: ?(?:pesos?|php|pounds?|dollars?|euros?|usd|points))?\b[^.!?]{0,12}\b(?:instead|imbes)\b(?=[^.!?]*(?:[$₱]|\b(?:pesos?|php|pounds?|dollars?|euros?|usd|points|atm|refund|change|cash)\b))[^.!?]{0,25}/g,
  /\bdouble[ -]?(?:charged?|billed|checked|checking|check|ordered|orders?|payments?|paid|tap(?:ped)?|click(?:ed)?)\b|\bon (?:my|your|their|our) end\b|\battempted (?:\w+ )?(?:transfer|payment|order|login|delivery|deposit|purchase|checkout)s?\b/g,
  /\b(?:seller|rider|courier|support|agent|staff|cs|admin|vendor|landlord|driver)\b(?:(?!\b(?:collapsed?|fell|fall|floor|sahig|ground|unconscious|bumagsak|natumba|blood|dugo|accident|crash\w*|breath\w*|eyes|awake)\b)[^.!?]){0,30}\b(?:wont|doesnt|didnt|not|isnt|never|hasnt) (?:respond\w*|repl\w*|answer\w*)/g,
  /\bcan(?:t|not) (?:do|access|handle) (?:it|this) (?:anymore|any more) (?:from|in|on|via|through|at) (?:the |my |your )?(?:app|site|website|phone|account|page|store|branch)\b/g,
  /\b(?:mosquito|insect|bug|ant|flea|bed ?bug)e?s? bites?\b|\b(?:kinagat|kagat|nakagat)(?: ako| siya)? ng (?:mga )?(?:lamok|langgam|surot|insekto|niknik)\b|\bbitten by (?:\w+ )?(?:mosquitoe?s?|ants?|bugs?|fleas?)\b/g,
  /\bresistance bands?\b/g,
  // The shop and its parcels.
  /\b(?:rider|courier|driver)\b[^.!?,]{0,40}\b(?:bridge|tulay|building|gate|balcony|edge)\b/g,
  /\b(?:tracking|parcel|order|status|delivery|package|page|site|website|app|cart|queue)\b[^.!?,]{0,20}\b(?:not|hindi|di|stopped|isnt|wont) (?:\w+ )?(?:moving|move|gumagalaw|responding|responsive|respond)\b/g,
  /\b(?:not|hindi|di) (?:\w+ )?(?:moving|gumagalaw|responding|responsive)\b[^.!?,]{0,15}\b(?:tracking|parcel|order|status|delivery|package|page|site|website|app|cart|queue)\b/g,
  /\bfits? of (?:laughter|laughing|giggles|rage|joy)\b|\bnaghihingalo (?:na )?(?:ang |yung |ung )?(?:pasensya|phone|battery|cellphone|wallet|bulsa|internet|wifi|budget)\b/g,
  /\b(?:hilo|nahihilo|nahilo)(?: \w+){0,3} (?:kaka(?!suka|tae|ubo|iyak|inom)\w+|sa (?:dami|presyo|price|choices))\b/g,
  /\b(?:data|account|points|orders?|subscription|wallet|rewards?)\b[^.!?]{0,20}\bif i die\b/g,
  /\bif i die\b[^.!?]{0,25}\b(?:points|account|data|orders?|subscription|rewards?)\b/g,
  // Polite phrases before a request, tiredness after work, and lost hope for a feature of the body.
  /\b(?:dont|do not) (?:want to|wanna|mean to) be a (?:burden|bother|nuisance)\b(?=,? (?:but|so)? ?(?:can|could|may|would|will|please|what|where|when|how|i (?:have|just|need))\b)/g,
  /\b(?:galing|pagkatapos|after) (?:sa |ng |the |my |a )?(?:gym|work|workout|trabaho|duty|shift|leg day|training|practice)\b[^.!?]{0,30}?\b(?:pagod(?: na pagod)?|tired|exhausted|drained)(?: na| ako| talaga)*(?=\s*(?:[,.!?]|$))/g,
  /\b(?:hope|pag ?-?asa)(?: na)? (?:for|in|on|sa|with) (?:my |the |aking |mga )*(?:hair|buhok|skin|balat|pimples?|acne|scars?|peklat|wrinkles?|weight|diet|abs|order|parcel|refund|restock|delivery)\b/g,
  /\b(?:nakatayo|standing|waiting|naghihintay|nakaabang)\b[^.!?,]{0,12}\b(?:rider|courier|driver|guard)\b[^.!?,]{0,40}\b(?:edge|gilid|tulay|bridge|gate|kalsada|road)\b/g,
  /\b(?:chok(?:e|ed|ing)|suffocat\w+|drown\w+) (?:on|in|by|from) (?:the |this |your |my )?(?:shipping |delivery )?(?:price|prices|fees?|bills?|costs?|debt|work|emails?|messages|orders?|choices|options)\b/g,
  /\b(?:faint(?:ed)?|nahimatay|hinimatay) (?:\w+ )?(?:reading|looking|hearing|scrolling|nakita|pagkakita)\b[^.!?]{0,30}\b(?:price|prices|cost|bill|total|fee|presyo)\b/g,
  /\bhi?lo(?:ng hilo)? (?:na )?(?:ako )?sa (?:pagpili|paghahanap|pagbabasa|daming|dami)\b/g,
  /\b(?:rash guards?|chok(?:e|ing) point|chest strap|hit (?:me|us) up)\b/g,
  /\bayoko na[, ]+(?:\w+ ){0,3}?(?:cancel|order|bumili|refund|umorder|mag ?order|mag ?antay|maghintay)\b/g,
  /\b(?:skin|balat|face|mukha) (?:\w+ ){0,4}?(?:peel(?:ing|s)?|nagbabalat) (?:a bit|slightly|a little|ng konti|nang kaunti)\b/g,
];

const ANIMAL =
  /\b(?:dogs?|cats?|puppy|puppies|kitten|pets?|hamster|bird|parrot|rabbit|aso|asong|pusa|pusang|alaga(?:ng|ko)?|tuta|kuting)\b/;
/** An animal and the words about it, up to the mention of a person. */
const OF_ANIMAL =
  /(?<!\b(?:bit|bite|bitten|scratched|attacked|kagat|kinagat|nakagat|kinalmot) (?:\w+ ){0,3})\b(?:dogs?|cats?|puppy|puppies|kitten|pets?|hamster|bird|parrot|rabbit|aso|asong|pusa|pusang|tuta|kuting)\b(?!(?: \w+){0,3} (?:bit|bites|attacked|mauled|scratched|kinagat|kumagat|sinakmal)\b)(?:(?!\b(?:i|im|ive|me|ako|akong|kami|we|anak|baby|kids?|child|bata|toddler|son|daughter|wife|husband|mother|father|mom|dad|friend|my (?:throat|chest|face|lips?|tongue|heart|eyes?|skin|stomach|breath\w*|arm|leg|head|body))\b)[^.!?])*/g;

/** Removes figures of speech and events that happened to an animal. */
export function withoutHarmless(folded: string): { text: string; ofAnimal: boolean } {
  let text = folded;
  for (const pattern of HARMLESS) text = text.replaceAll(pattern, " ordinary ");
  if (!ANIMAL.test(text)) return { text, ofAnimal: false };
  const rest = text.replaceAll(OF_ANIMAL, " animal ");
  return { text: rest, ofAnimal: rest !== text };
}
