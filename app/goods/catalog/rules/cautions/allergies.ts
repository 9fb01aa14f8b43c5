import { readCautions } from "./read-cautions.ts";

export const ALLERGIES = readCautions(
  { kind: "condition" },
  `
allergy | A serious allergy | contraindications
  allergic to, severe allergy, serious allergy, allergies to, anaphylaxis before, epipen, drug allergy, allergic reaction before, severe allergic, highly allergic, very allergic, alergic, alergy, alergies, allergik, allergi, alerdyi, anaphylactic, went into anaphylaxis, anaphylatic, hives before, swelled up before, lips swelled before, angioedema, epi pen, ana shock before, penicillin allergy, latex allergy, mannitol allergy, polysorbate, peg allergy, lidocaine allergy, skin test positive, sulfa allergy, allergic to sulfa
  allergy sa, may allergy, allergic ako, allergic sa, alerhiya, may alerhiya, nag allergy, naallergy, na allergy, nagka allergy, nagpantal dati, namaga ang mukha dati, namaga ang labi dati, malala ang allergy, hindi pwede sa akin ang penicillin, nagkaroon ng reaksyon
  naay allergy, allergic ko, naallergy ko, nanghubag ang nawong sauna, gikatolan og nanghubag, grabe akong allergy, na allergy ako, naghabok ang guya sadto, may alerdyi ako
  adda allergy, allergic ak, na allergy ak, naalerdyi, limteg ti rupak idi, nakaro ti allergy ko

reaction | A bad reaction to a similar medicine | contraindications | passes
  bad reaction, severe reaction, hospitalized, hospitalised, severe side effects, could not tolerate, couldnt tolerate, stopped because of side effects, sent to er after, ended up in er, ended up in the hospital, rushed to the hospital after, landed in er, admitted after ozempic, had to stop ozempic, had to stop mounjaro, had to stop saxenda, had to stop wegovy, quit ozempic because, stopped mounjaro because, stopped taking it because of vomiting, couldnt handle ozempic, cant tolerate, didnt tolerate, not tolerated, intolerant to, violent vomiting before, terrible reaction, horrible reaction, nightmare side effects, bad experience with ozempic, last time i almost fainted
  naospital, na ospital, na confine, naconfine, hindi kinaya ang side effects, na er ako, naer ako, dinala sa er, sinugod sa ospital, isinugod sa ospital, na admit ako, grabe side effects ko dati, malala ang side effects dati, hinimatay ako dati
  naospital, na ospital, na confine, wala kaya ang side effects, na er ko, gidala sa er, gidala sa ospital, na admit ko, wala nako makaya, di nako kaya ang side effects, grabe akong side effects sauna, gindala sa er
  naospital, naadmit, naipan ospital, na er ak

benzyl_alcohol | Allergy to benzyl alcohol or sulfites | b12
  benzyl alcohol allergy, allergic to benzyl, bacteriostatic water allergy, sulfite, sulfites, sulfite allergy, allergic to bac water, allergic to bacwater, bac water allergy, bacwater allergy, reaction to bac water, bac water reaction, allergic to bacteriostatic, benzyl allergy, benzyl alchohol, allergic to preservatives, allergic to preservative, sulphite, sulphites, metabisulfite, bisulfite, allergic to wine preservatives
  allergy sa bac water, allergic sa bac water, allergic ako sa preservative, allergy sa preservatives, nag react sa bac water, namula sa bac water, nangati sa bac water
  allergic ko sa bac water, nangatol sa bac water, allergic ko sa preservative, allergy ako sa bac water, nagkatol sa bac water
  allergic ak ti bac water, allergy iti bac water, allergy iti preservative
`,
);

export const COPPER_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["ghk_cu", "glow", "klow"] },
  `
copper | Copper allergy or Wilson’s disease | own
  wilsons disease, wilson disease, copper allergy, allergic to copper, copper overload, metal allergy, allergic to metal, wilsons dse, kayser fleischer, penicillamine, trientine, high copper, copper toxicity, copper poisoning, ceruloplasmin, copper intolerance, copper sensitivity, sensitive to copper, allergic to jewelry, allergic to jewellery, nickel allergy, allergic to nickel, allergic to earrings, copper iud reaction
  allergy sa tanso, allergic sa tanso, allergy sa alahas, allergic sa alahas, allergy sa hikaw, nangangati sa fake na alahas, mataas ang copper, allergic sa metal, allergy sa bakal, sobra sa tanso
  allergy sa tumbaga, allergic sa tumbaga, allergic ko sa ariyos, allergy sa metal, taas ang copper, allergy sa saway
  allergy iti gambang, allergic ti gambang, allergy iti alahas, allergic ti aritos
`,
);

export const B12_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["lipo_c"] },
  `
cobalt | Allergy to cobalt or vitamin B12 | b12
  cobalt allergy, allergic to cobalt, b12 allergy, allergic to b12, allergic to vitamin b12, allergic to cyanocobalamin, cyanocobalamin allergy, allergic to methylcobalamin, methylcobalamin allergy, allergic to b complex, b complex allergy, allergic to neurobion, allergic to vitamin b, vitamin b allergy, reaction to b12, reaction to b12 shot, reaction to vitamin b12, hypersensitive to b12, sensitive to b12, cobalt sensitivity
  allergy sa b12, allergic sa b12, allergic ako sa b12, allergy sa vitamin b, allergic sa vitamin b, allergic sa neurobion, allergy sa neurobion, nagpantal sa b12, namantal sa b12, nangati sa b complex, allergy sa b complex
  allergic ko sa b12, nangatol sa b12, nangatol sa b complex, allergic ko sa b complex, allergy ako sa b12, nagkatol sa b12, allergic ako sa b complex
  allergic ak iti b12, allergy iti b12, allergic iti b complex

leber | Hereditary disease of the optic nerve (Leber’s) | b12
  lebers, leber disease, optic neuropathy, optic nerve, lhon, leber hereditary, optic atrophy, optic neuritis, hereditary blindness, family blindness, inherited blindness, vision loss runs in the family, naion
  namamanang pagkabulag, lahi ng bulag, nasa lahi ang pagkabulag, nasa lahi ang bulag, sira ang ugat ng mata, sakit sa ugat ng mata
  kaliwat og buta, kaliwat ang pagkabuta, daot ang ugat sa mata, sakit sa ugat sa mata, lahi sang bulag, guba ang ugat sang mata
  kaputotan a bulsek, dadael ti urat ti mata
`,
);

export const LEMON_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["lemon_bottle"] },
  `
pineapple | Allergy to pineapple, soy or egg | own
  pineapple allergy, allergic to pineapple, bromelain allergy, soy allergy, egg allergy, allergic to soy, allergic to egg, allergic to bromelain, bromelain sensitivity, latex fruit, allergic to soya, soya allergy, soybean allergy, allergic to lecithin, lecithin allergy, allergic to eggs, eggs allergy, allergic to phosphatidylcholine, itchy mouth from pineapple, allergic to papaya, allergic to tofu, allergic to taho, allergic to citrus, allergic to lemon
  allergy sa pinya, allergy sa itlog, allergic sa pinya, allergic ako sa pinya, nangangati sa pinya, makati ang dila sa pinya, allergy sa soya, allergy sa toyo, allergic sa toyo, allergy sa tokwa, allergic sa tokwa, allergic sa itlog, allergy sa egg, allergy sa taho, allergy sa lemon, bawal ako sa pinya, bawal sa akin ang itlog
  allergy sa pinya, allergy sa itlog, allergic ko sa pinya, allergic ko sa itlog, katol ang dila sa pinya, di ko pwede og itlog, nagakatol ang dila sa pinya
  allergy iti pinia, allergy iti itlog, allergic ak ti pinia, allergic ak ti itlog, allergy iti tokwa, makagatel ti pinia

skin | A skin infection or keloids at the place | own | passes
  keloid, keloids, skin infection, cellulitis, impetigo, shingles, herpes, keloidal, hypertrophic scar, cold sore, cold sores, fever blister, open wound, open wounds, infected pimple, cystic acne active, active acne, folliculitis, ringworm, tinea, fungal infection, scabies, staph infection, mrsa, abscess on face, infected skin, eczema flare, warts, molluscum, wound not healed, fresh tattoo, sunburned skin
  may keloid, sugat na bukas, kiloyd, nagkikeloid, peklat na umuumbok, kulebra, buni, galis, galis aso, pigsa, may pigsa, sugat na hindi gumagaling, may nana ang pimples, alipunga, mamaso, singaw sa labi, may sugat sa balat
  naay keloid, abli nga samad, samad nga abli, hubag nga naay nana, bugas nga naay nana, kagid, samad nga wala maayo, pilas nga abli, hubag nga may nana
  adda keloid, sugat a nalukatan, kurad, gaddil
`,
);
