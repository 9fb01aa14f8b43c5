import { readCautions } from "./read-cautions.ts";

export const ALLERGIES = readCautions(
  { kind: "condition" },
  `
allergy | A serious allergy | contraindications
  allergic to, severe allergy, serious allergy, allergies to, anaphylaxis before, epipen, drug allergy, allergic reaction before, severe allergic
  allergy sa, may allergy, allergic ako, allergic sa
  naay allergy, allergic ko
  adda allergy, allergic ak

reaction | A bad reaction to a similar medicine | contraindications | passes
  bad reaction, severe reaction, hospitalized, hospitalised, severe side effects, could not tolerate, couldnt tolerate, stopped because of side effects
  naospital, na ospital, na confine, naconfine, hindi kinaya ang side effects
  naospital, na ospital, na confine, wala kaya ang side effects
  naospital, naadmit

benzyl_alcohol | Allergy to benzyl alcohol or sulfites | b12
  benzyl alcohol allergy, allergic to benzyl, bacteriostatic water allergy, sulfite, sulfites, sulfite allergy, sulfa allergy
  -
  -
  -
`,
);

export const COPPER_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["ghk_cu", "glow", "klow"] },
  `
copper | Copper allergy or Wilson’s disease | own
  wilsons disease, wilson disease, copper allergy, allergic to copper, copper overload, metal allergy, allergic to metal
  allergy sa tanso
  allergy sa tumbaga
  allergy iti gambang
`,
);

export const B12_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["lipo_c"] },
  `
cobalt | Allergy to cobalt or vitamin B12 | b12
  cobalt allergy, allergic to cobalt, b12 allergy, allergic to b12, allergic to vitamin b12
  -
  -
  -

leber | Hereditary disease of the optic nerve (Leber’s) | b12
  lebers, leber disease, optic neuropathy, optic nerve
  -
  -
  -
`,
);

export const LEMON_CONDITIONS = readCautions(
  { kind: "condition", compounds: ["lemon_bottle"] },
  `
pineapple | Allergy to pineapple, soy or egg | own
  pineapple allergy, allergic to pineapple, bromelain allergy, soy allergy, egg allergy, allergic to soy, allergic to egg
  allergy sa pinya, allergy sa itlog
  allergy sa pinya, allergy sa itlog
  allergy iti pinia, allergy iti itlog

skin | A skin infection or keloids at the place | own | passes
  keloid, keloids, skin infection, cellulitis, impetigo, shingles, herpes
  may keloid, sugat na bukas
  naay keloid, abli nga samad
  adda keloid
`,
);
