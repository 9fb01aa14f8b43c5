const ANIMAL = String.raw`(?:dogs?|cats?|puppy|puppies|kitten|pets?|hamster|bird|parrot|rabbit|aso|asong|pusa|pusang|tuta|kuting)`;
const BITES = String.raw`(?:bit|bite|bites|bitten|scratched|attacked|mauled|kagat|kinagat|nakagat|kumagat|kinalmot|sinakmal)`;
const PERSON = String.raw`(?:i|im|ive|me|ako|akong|kami|we|anak|baby|kids?|child|bata|toddler|son|daughter|wife|husband|mother|father|mom|dad|friend|my (?:throat|chest|face|lips?|tongue|heart|eyes?|skin|stomach|breath\w*|arm|leg|head|body))`;

/** An animal that does not bite, and the words about it up to the mention of a person. */
const OF_ANIMAL = new RegExp(
  String.raw`(?<!\b${BITES} (?:\w+ ){0,3})\b${ANIMAL}\b(?!(?: \w+){0,3} ${BITES}\b)(?:(?!\b${PERSON}\b)[^.!?])*`,
  "g",
);

/** The folded text without what happened to an animal. */
export function withoutAnimals(folded: string): { text: string; ofAnimal: boolean } {
  const text = folded.replaceAll(OF_ANIMAL, " animal ");
  return { text, ofAnimal: text !== folded };
}
