import type { Flag } from "./flag.ts";

/** Hints of ending one's life, of hurting oneself or a baby, and of means at hand. */
export const MEANS_HINTS: readonly Flag[] = [
  {
    id: "will_not_wake",
    level: "crisis",
    reason: "Something is taken so as not to wake up",
    say: "Put distance between you and it now, and stay with someone.",
    patterns: [
      "> pills|tablets|tableta|gamot|vials|vial|semaglutide|tirz|tirzepatide|reta|insulin|bottle|bote|all|lahat para|so|until hindi|di|NOT|never|wont WAKE @18",
      "> TAKE|DID|drink|drank|inubos lahat|all|whole|buong para|so matapos|end @18",
      "> DID|nakainom paracetamol|tablets|pills|tableta|gamot gusto|para matapos|mamatay $ @18",
      "> tulog|sleep|asleep FOREVER @5",
      "> iniisip|naiisip|gusto|minsan ibangga|bangga motor|kotse|car|truck @12",
      "gun|baril|lubid|rope tatapusin|itatapos|tapusin|goodbye|paalam @16",
      "> rope|lubid|baril|gun kwarto|room|closet|drawer|bahay tinitingnan|looking|staring|nakatitig|tinititigan @18",
      "overpass|tulay|rooftop|bridge|balcony isang|one hakbang|step @24",
    ],
  },
  {
    id: "self_injury",
    level: "crisis",
    reason: "Someone hurts themselves",
    patterns: [
      "> make|made|making|see SELF bleed|bleeding @5",
      "> i|ako hurt|hurting SELF @4 !did|accidentally|by",
      "inuuntog|iniuumpog|inuumpog ulo|head pader|wall|dingding @8",
      "humiwa|hiniwa|hinihiwa|sinugatan SELF @6",
      "hiwa|hinihiwa|cuts braso|arm|arms|wrist|wrists|hita|pulso stress|stressed|malungkot|galit|cope|calm|calms|relief @14",
    ],
  },
  {
    id: "thoughts_of_harm",
    level: "crisis",
    reason: "Thoughts of hurting a baby or someone else",
    say: "Put the baby down in a safe place, and ask someone to stay with you now.",
    patterns: [
      "naiisip|iniisip|naisip|imagine|pumapasok|muntik ihagis|sakalin|sinasakal|saktan|takpan|itakip|lunurin|yugyugin baby|bby|sanggol|anak|mukha @14",
      "> baka|natatakot|takot magawa ko|kong|akong kanya|baby|anak @16",
      "> i|im about|gonna hurt|harm him|her|baby|kids @7",
      "bumubulong|nagsasabi|inuutusan|utos patayin|saktan|sunugin @9",
      "voices|voice|head|isip|utak ordering|order|commanding|saying|says|sabi|keeps stab|kill|patayin|saktan @12",
    ],
  },
  {
    id: "last_word",
    level: "crisis",
    reason: "What sounds like a last word",
    patterns: [
      "> last night|day|hours alive|earth @5",
      "> i|ill wont|not be alive @6",
      "> dead|die by own choice|hand @6",
      "> up on|of being|living alive @14",
      "> giving|gave away his|her|their|my sorry|goodbye @22",
      "> hindi|di kakailanganin saan pupunta @10",
      "> goodbye sa|na inyo|kayo @6",
      "> wag|huwag|dont hintayin|wait gumising|wake @9",
      "> nobody|noone|walang would miss|hahanap him|her @6",
      "> isang hakbang tapos problema|buhay @10",
    ],
  },
];
