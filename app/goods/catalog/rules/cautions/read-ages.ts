const ADULT = 18;
const OLD = 70;
/** Younger ages are mostly those of things: "a 2 year old fridge". */
const YOUNGEST = 8;
const OLDEST = 110;

const UNIT = String.raw`(?:years? old|yrs? old|yrs?|y\/?o|years of age|taong gulang|taon gulang|anyos|ka tuig|tuig|tawen)`;
const PERSON = String.raw`(?:lola|lolo|lelang|nanay|tatay|mama|papa|mother|father|mom|mum|dad|grandma|grandpa|grandmother|grandfather|anak|son|daughter|tatang|nanang|apong)`;
const GOES_ON = String.raw`(?=\s*(?:$|[.,!?]|(?:and|po|pa|na|lang|only|turning|f|m)\b))`;

const AGES = [
  new RegExp(String.raw`(?<!\b(?:was|since|nung|noong)\b.{0,12})\b(\d{1,3})\s*${UNIT}\b`, "g"),
  new RegExp(
    String.raw`\b(?:aged?|edad|im|i am|ako ay)\s(?:is\s|ko\s|ay\s)?(\d{1,3})${GOES_ON}`,
    "g",
  ),
  new RegExp(String.raw`\b${PERSON}\s(?:(?:ko|my|is|na|ay|niya)\s){0,2}(\d{1,3})${GOES_ON}`, "g"),
];

/** The cautions of `stages.ts` that the ages in a text mean. */
export function readAges(text: string): ReadonlySet<string> {
  const plain = text
    .slice(0, 8_000)
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[\s-]+/g, " ");
  const ages = AGES.flatMap((age) => [...plain.matchAll(age)].map(([, digits]) => Number(digits)));
  return new Set([
    ...(ages.some((age) => age >= YOUNGEST && age < ADULT) ? ["under_18"] : []),
    ...(ages.some((age) => age >= OLD && age < OLDEST) ? ["over_70"] : []),
  ]);
}
