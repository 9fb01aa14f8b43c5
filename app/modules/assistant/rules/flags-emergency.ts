import type { Flag } from "./flag.ts";

/**
 * Signs that need help at once, by the warnings of the labels (Wegovy and Zepbound, section 5) and
 * general first aid. The rules of a logged dose (`therapy/rules/felt.ts`) have the same list.
 */
export const BODY_EMERGENCIES: readonly Flag[] = [
  {
    id: "breathing",
    level: "emergency",
    reason: "Trouble breathing",
    say: "Sit upright, and do not stay alone.",
    patterns: [
      "> CANT|not|no|isnt|stopped|walang BREATHE !HARD @5",
      "lip|lips|labi|fingertips|daliri|kuko|face|mukha BLACK|BLUE @6",
      "> lungs|lung|baga NOT|CANT fill|expand|open|work @6",
      "> NOT|walang|kulang|CANT hangin|oxygen @4",
      "HARD BREATHE @5",
      "BREATHLESS",
      "BREATHE TIGHT|fast|rapid|shallow|mabilis|mababaw|putol|worse @4",
      "turnedblue",
      "oxygen|o2|spo2|sats OXYGEN_LOW @4",
    ],
  },
  {
    id: "swelling",
    level: "emergency",
    reason: "Swelling of the face, lips, tongue or throat",
    say: "This can be a serious allergy. Do not take another dose.",
    patterns: [
      "SWELL FACEPART @6",
      "THROAT CLOSING|TIGHT @5",
      "lip|lips|labi CLOSING @4",
      "CANT|HARD swallow|lumunok|makalunok|lunok|malunok|nakakalunok @4",
      "anaphylaxis|anaphylactic",
      "allergic|allergy|alerhiya BREATHE|BREATHLESS|SWELL|SEVERE @8",
    ],
  },
  {
    id: "chest_pain",
    level: "emergency",
    reason: "Chest pain or pressure",
    say: "Rest, and do not drive yourself.",
    patterns: [
      "CHEST PAIN|TIGHT|NUMB @6",
      "> clutching|clutches|grabbing CHEST @4",
      "> something|sitting|pressing|standing|nakapatong|nakaupo CHEST @6",
      "HEART PAIN|TIGHT|stopped|stopping|stops @4",
      "heartattack",
      "jaw|panga arm|braso|balikat|shoulder PAIN|TIGHT|NUMB @9",
      "HEART racing|irregular|skipping|pounding|kumakabog DIZZY|FAINT|CHEST|BREATHE|SWEAT @12",
    ],
  },
  {
    id: "fainting",
    level: "emergency",
    reason: "Fainting, or not waking up",
    say: "Lay the person on the side, and check that they breathe.",
    patterns: [
      "FAINT",
      "> NOT|CANT WAKE !WANT !gusto @4",
      "CHILD|PARTNER|he|she|siya|mom|dad|mama|papa|lola|lolo|sister|brother|friend dropped|slumped|fell ground|floor|answering|unresponsive @9",
      "> NOT|CANT|no pulse|tibok @3",
      "hindi|di|not tumutugon|gumagalaw|moving|responsive @3",
    ],
  },
  {
    id: "belly_pain",
    level: "emergency",
    reason: "Severe belly pain, or one that does not stop",
    say: "It can be an inflamed pancreas. Eat and drink nothing until you are seen.",
    patterns: [
      "BELLY PAIN SEVERE|unbearable|nonstop|LASTING @9",
      "BELLY killing @5",
      "BELLY PAIN BACK @12",
      "BELLY PAIN VOMIT|FEVER|FAINT @13",
      "BELLY unbearable|hard|rigid|matigas PAIN @8",
      "> pancreatitis attack|na @2",
    ],
  },
  {
    id: "no_fluids",
    level: "emergency",
    reason: "Not keeping fluids down, or very dry",
    patterns: [
      "> CANT|nothing|not|no|walang keep|keeping|stays|stay|hold|keeps FLUID|down @7",
      "VOMIT everything|lahat|nonstop|SEVERE @6",
      "VOMIT LASTING FLUID|dry|tuyo|PEE @10",
      "> havent|hasnt|CANT|not|no|hindi|walang PEE @4",
      "> PEE wala|konti @3",
      "SEVERE|very|badly|so dehydrated|dehydration @4",
    ],
  },
  {
    id: "bleeding",
    level: "emergency",
    reason: "Blood that is vomited or passed, or bleeding that does not stop",
    patterns: [
      "VOMIT BLOOD|kape @6",
      "> VOMIT|STOOL was|is|looks|looked|came|all|kulay RED|BLACK @7",
      "STOOL BLOOD|BLACK @6",
      "BLOOD anus|pwet|puwit|rectum|rectal @5",
      "bleeding|dumudugo|nagdurugo|pagdurugo nonstop|SEVERE|heavily|heavy|malakas|TOO_MUCH @6",
      "lot|lots|maraming|loss of BLOOD @4",
      "PREGNANT bleeding|BLOOD|BELLY|cramping|SEVERE @12",
    ],
  },
  {
    id: "yellow",
    level: "emergency",
    reason: "Yellow skin or eyes",
    patterns: ["YELLOW SKIN|EYE @6", "jaundice|jaundiced|naninilaw|paninilaw|nanilaw"],
  },
  {
    id: "low_sugar",
    level: "emergency",
    reason: "Signs of very low or very high blood sugar, or confusion",
    say: "If the person is awake and can swallow, give sugar or juice now.",
    patterns: [
      "SHAKE SWEAT @8",
      "SHAKE|SWEAT DIZZY|CONFUSED|SUGAR|FAINT|BLUR @9",
      "SUGAR low|mababa|bumaba|bagsak|dropped|crashed|SUGAR_LOW|SUGAR_HIGH @5",
      "hypoglycemia|hypoglycemic|hypoglycaemia|hypo DIZZY|SHAKE|CONFUSED|having @6",
      "CONFUSED SUDDEN|SEVERE|very|DIZZY|FEVER|VOMIT|HEADACHE|SPEECH|INJECTED|she|he|siya|lola|lolo|husband|wife|mother|father|nanay|tatay|mama|papa|mom|dad|asawa @6",
      "SUGAR CONFUSED|FAINT @12",
      "> hindi|not makausap|sense @4",
    ],
  },
];
