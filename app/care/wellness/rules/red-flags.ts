/** How soon the person needs help, most urgent first. */
export const URGENCIES = ["crisis", "emergency", "soon"] as const;
export type Urgency = (typeof URGENCIES)[number];

const any = (...words: string[]) => new RegExp(`(?<![\\p{L}])(?:${words.join("|")})`, "iu");

/**
 * The signs come from the warnings on the labels of the approved medicines (Zepbound, Wegovy,
 * Saxenda: allergic reaction, pancreatitis, gallbladder, low sugar, dehydration, thyroid, eyes,
 * thoughts of suicide), and from general first aid, in the words that people in the Philippines
 * use. A clinician has yet to confirm the list. It names no illness: it only decides whom to ask,
 * and how soon.
 */
const SIGNS: readonly { urgency: Urgency; sign: RegExp }[] = [
  {
    urgency: "crisis",
    sign: any(
      "suicid",
      "kill(?:ing)? myself",
      "(?:want|wish|ready) to die",
      "end(?:ing)? my life",
      "self[ -]?harm",
      "hurt(?:ing)? myself",
      "gusto ko nang? mamatay",
      "magpakamatay",
    ),
  },
  {
    urgency: "emergency",
    sign: any(
      "(?:trouble|difficult\\w*|hard|can[’']?t|cannot|short(?:ness)? of|struggl\\w+)(?: (?:to|in|with))? ?breath\\w*",
      "(?:hindi makahinga|hirap(?:ang)? huminga)",
      "(?:chest (?:pain|pressure|tightness)|pain in (?:my|the) chest|masakit ang dibdib)",
      "(?:faint(?:ed|ing)|(?:feel|felt|feeling) faint|passed out|pass(?:ing)? out|black(?:ed|ing) out|nahimatay|hinimatay)",
      "swell\\w* (?:of|in) (?:my |the )?(?:face|lips?|tongue|throat)",
      "swollen (?:face|lips?|tongue|throat)",
      "namamaga ang (?:mukha|labi|dila|lalamunan)",
    ),
  },
  {
    urgency: "emergency",
    sign: any(
      "(?:severe|unbearable|worst|persistent|constant|extreme) (?:stomach|abdominal|belly|tummy) (?:pain|ache|cramps?)",
      "sobrang sakit ng (?:tiyan|tyan)",
      "(?:can[’']?t|cannot|not) keep (?:any(?:thing)?|fluids?|water|food|liquids?)",
      "vomiting blood",
      "(?:yellow\\w* (?:skin|eyes?)|jaundice)",
      "naninilaw",
      "(?:black|bloody|tarry) (?:stools?|poo\\w*)",
      "blood in (?:my |the )?(?:stools?|poo\\w*|vomit)",
      "dugo sa (?:dumi|suka)",
    ),
  },
  {
    urgency: "emergency",
    sign: any(
      "confus(?:ed|ion)",
      "(?:shak(?:ing|y)|very low|hypo)\\w* ?(?:blood )?(?:sugar|glyc\\w+)",
      "(?:seizure|convulsion)",
      "(?:sudden|loss of|lost my) (?:vision|sight)",
      "(?:severe|blister\\w*|spreading) (?:skin|rash|redness|hives)",
      "(?:overdos|na-overdose|sumobra ang dose|too (?:high|large) (?:a )?dose|wrong dose|double dose|poison)",
      "(?:child|baby|kid|anak) (?:took|got|was given|injected)",
    ),
  },
  {
    urgency: "soon",
    sign: any("(?:neck lump|lump in (?:my|the) neck|hoarse\\w*|pregnan\\w+|buntis)"),
  },
];

/** Pain and vomiting together are worse than either alone. */
const PAIN = any("(?:stomach|abdominal|belly) (?:pain|ache|cramps?)", "masakit ang (?:tiyan|tyan)");
const VOMITING = any("vomit\\w*", "throwing up", "nagsusuka", "pagsusuka");

/**
 * How soon a person needs help, judged by their notes; undefined without a known sign. “No chest
 * pain” is treated as chest pain, because one warning too many harms no one.
 */
export function redFlagOf(texts: readonly string[]): Urgency | undefined {
  const whole = texts.join(" \n ");
  const found = SIGNS.filter(({ sign }) => sign.test(whole)).map(({ urgency }) => urgency);
  if (PAIN.test(whole) && VOMITING.test(whole)) found.push("emergency");
  return URGENCIES.find((urgency) => found.includes(urgency));
}
