/** "Insulin syringes" and a "lithium battery" are no medicine. */
export const isSupply = (word: string | undefined) =>
  /^(?:(?:syringe|needle|unit)s?|battery|batteries)$/.test(word ?? "");

const NOT =
  /^(?:no|not|dont|doesnt|didnt|never|without|isnt|arent|havent|nobody|wala|walang|hindi|di|dili|walay|awan|saan|haan|nakaka|cause|causes|causing|prevent|prevents|treat|treats|cure|cures)$/;
const DOUBT = /^(?:sure|only|just|yet|know|na|lang|pa|kaya|ba)$/;
const REACH = 4;

/** "Not pregnant", but not "not sure if pregnant". */
export function isDenied(words: readonly string[], place: number): boolean {
  const from = Math.max(0, place - REACH);
  return words
    .slice(from, place)
    .some((word, index) => NOT.test(word) && !DOUBT.test(words[from + index + 1] ?? ""));
}

const GENERAL =
  /\b(?:signs?|symptoms?|sintomas|labels?|leaflet|warnings?|means?|study|studies|trials?|news|balita|documentary|movie|drama|poster|article|page about|risk|common|do you sell|kayong tinda|books?)\b/;
const PERSONAL =
  /\b(?:i|im|ive|me|my|we|our|ako|akong|ko|kong|nako|akin|aking|ak|mother|father|mom|mama|dad|papa|nanay|tatay|lola|lolo|wife|husband|asawa|anak|son|daughter|sister|brother|kapatid|kuya|ate|tita|tito|friend)\b/;

/** "What are the signs of pancreatitis?" is about no one. */
export function isGeneral(clause: readonly string[]): boolean {
  const text = clause.join(" ");
  return GENERAL.test(text) && !PERSONAL.test(text);
}

const LONG_AGO =
  /\b(?:19\d\d|20[01]\d|202[0-4]|years? ago|ages ago|long ago|as a (?:kid|child)|in college|nung college|noong bata|dati pa|last year)\b/i;
const WELL =
  /\b(?:recovered|fine|cleared|cured|grew out|all good|healthy|okay|ok|gumaling|magaling|nakarecover)\b/i;

/** The text tells of something that was years ago and left nothing. */
export const isLongOver = (text: string): boolean => LONG_AGO.test(text) && WELL.test(text);
