import type { Flag } from "./flag.ts";

/** Signs for a doctor soon. Conditions and medicines are in the table of cautions. */
export const DOCTOR_FLAGS: readonly Flag[] = [
  {
    id: "neck_lump",
    level: "see_doctor",
    reason: "A lump in the neck, or hoarseness that stays",
    patterns: ["NECK|THROAT LUMP @6", "HOARSE", "voice|boses horse|rough|nawala|lost|gone @6"],
  },
  {
    id: "belly_ache",
    level: "see_doctor",
    reason: "Belly pain",
    say: "If it becomes severe, does not stop, reaches the back, or you vomit: call 911.",
    patterns: ["BELLY PAIN @5"],
  },
  {
    id: "heartbeat",
    level: "see_doctor",
    reason: "An unusual heartbeat",
    say: "With chest pain, fainting or trouble breathing: call 911.",
    patterns: [
      "palpitations|palpitation|palpitate|nagpapalpitate|arrhythmia",
      "HEART flutter|flutters|fluttering|racing|irregular|skipping|pounding|kumakabog|mabilis|bumibilis|fast @4",
    ],
  },
  {
    id: "dizzy",
    level: "see_doctor",
    reason: "Dizziness",
    say: "Sit or lie down, and drink something. If you faint, or are confused: call 911.",
    patterns: ["DIZZY"],
  },
  {
    id: "lasting",
    level: "see_doctor",
    reason: "Vomiting or diarrhoea that lasts, or signs of dryness",
    patterns: [
      "constipated|constipation|tibi|nagtitibi|matibi|dumi|poop|pooped|bowel LASTING|week|weeks|linggo|isang !soft @7",
      "period|regla|menstruation|mens late|missed|delayed|delay|dumarating|stopped|months|buwan|irregular @7",
      "lost|nabawasan|nawala|bumaba|pumayat kilos|kilo|kg|pounds|lbs|timbang NUMB|FAINT|DIZZY|fast|mabilis|month|weeks @12",
      "loose|watery|matubig STOOL LASTING @8",
      "VOMIT|diarrhea|diarrhoea|lbm|pagtatae|nagtatae LASTING|nonstop @7",
      "> VOMIT|diarrhea|lbm|pagtatae|nagtatae all|whole|buong night|day|morning|gabi|araw|umaga @5",
      "dehydrated|dehydration|nadehydrate",
      "BLOOD PEE @5",
      "food poisoning @2",
    ],
  },
  {
    id: "skin_mild",
    level: "see_doctor",
    reason: "A skin reaction or signs of an infection",
    patterns: [
      "SITE|shot|pinagtusukan|pinagturukan RED|SWELL bigger|SPREAD|hot|warm|mainit|worse|growing|lumalaki|days|araw|LASTING @12",
      "SITE hot|warm|mainit RED|SWELL|PAIN|bigger @9",
      "LEG SWELL hot|warm|PAIN|red|mainit|flight|one|isang @8",
      "RASH",
      "PUS",
      "allergic reaction|reaksyon @3",
      "FEVER LASTING|days|araw @6",
      "HARD|hard lump|bukol SITE @6",
    ],
  },
  {
    id: "bite",
    level: "see_doctor",
    reason: "An animal’s bite",
    say: "Wash it with soap and running water at once, and be seen today: rabies has to be prevented before it begins.",
    patterns: [
      "> dog|cat|aso|pusa|monkey|unggoy|bat bit|attacked|kinagat me|my|ako|her|him|PERSON|CHILD @8",
      "> bitten|kinagat|nakagat|kagat by|ng dog|cat|aso|pusa|monkey|unggoy|bat|stray @5",
    ],
  },
  {
    id: "mood",
    level: "see_doctor",
    reason: "A low mood or an eating problem",
    say: "If you think of harming yourself, call 1553 at any hour.",
    patterns: [
      "> sawa|pagod na|nako ako|ko $ @4",
      "hate|hating SELF @3",
      "panic|anxiety attack|attacks @2",
      "> make|making|force|forcing myself VOMIT @5",
      "> havent|hindi|not|no eaten|kumakain|kumain|eating|food LASTING|week @7",
    ],
  },
];
