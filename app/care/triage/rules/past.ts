import type { Word } from "./read-words.ts";

const set = (words: string) => new Set(words.split(" "));

const LONG_AGO = set(
  "ago noon noong nung niadtong dati datirati before previously past childhood kabataan bata 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025",
);
const SPANS = set("year years yrs yr month months taon buwan decade decades week weeks linggo");
const NOW = set(
  "now today tonight currently still again since until ngayon ngayong kanina kaninang pa ulit uli bumalik returned returning back recurring keeps yesterday kahapon kagabi hours hour minutes minute oras minuto this just lately recently started starting nagsimula",
);
const OVER = set(
  "gone resolved recovered fine okay ok well good better treated cleared healed healthy cured gumaling magaling nawala natanggal naayos normal removed survived stable nakarecover naka_recover sobriety maayos malakas naulian",
);
const HAD = set(
  "had was were used did when history noong nung niadtong dati nagkaroon nagka happened experienced got lost came swallowed drank",
);

/** How far back an event is: over, or only long ago. */
export type Past = "no" | "long_ago" | "over";

function around(
  words: readonly Word[],
  place: number,
): { own: Word[]; clause: Word[]; next: Word[] } {
  const starts = words.flatMap((word, index) => (word.breakBefore === 2 ? [index] : []));
  const own = starts.findLastIndex((start) => start <= place);
  const part = (index: number) => {
    const start = starts[index];
    return start === undefined ? [] : words.slice(start, starts[index + 1] ?? words.length);
  };
  const commas = words.flatMap((word, index) => (word.breakBefore > 0 ? [index] : []));
  const comma = commas.findLastIndex((start) => start <= place);
  const clause = words.slice(commas[comma] ?? 0, commas[comma + 1] ?? words.length);
  return { own: part(own), clause, next: part(own + 1) };
}

/**
 * Tells whether an event was long ago. "It went away this morning" was not: a sign that has just
 * passed is still a sign, and so is one that the person does not call over.
 */
export function pastOf(words: readonly Word[], places: readonly number[]): Past {
  const { own, clause, next } = around(words, places[0] ?? 0);
  const texts = own.map(({ text }) => text);
  const isLongAgo =
    (texts.some((text, index) => LONG_AGO.has(text) && liesBack(texts, index)) && hasSpan(texts)) ||
    LAST_YEAR.test(texts.join(" ")) ||
    IN_YOUTH.test(texts.join(" "));
  if (!isLongAgo) return "no";
  // "He did it years ago, and I want to as well."
  if (/\b(?:gusto|want|wanna)\b.*\b(?:rin|din|too|also|ngayon)\b/.test(texts.join(" ")))
    return "no";
  if (hasReturned(textOf([...own, ...next]))) return "no";
  const has = (some: readonly Word[], words_: ReadonlySet<string>) =>
    some.some(({ text }) => words_.has(text));
  if (has(withoutOver(clause), NOW)) return "no";
  if (!has(own, HAD) && !/ed\b|\bn(?:a|ag)\w+/.test(texts.join(" "))) return "no";
  const later = [...own, ...next];
  const isOver = has(later, OVER) || /\bnever (?:since|again|after)\b/.test(textOf(later));
  if (!isOver) return "long_ago";
  const rest = textOf(withoutOver(later)).replaceAll(WELL_AGAIN, "");
  return GOES_ON.test(rest) && !NEVER_AGAIN.test(rest) ? "long_ago" : "over";
}

const LAST_YEAR =
  /\b(?:last|nakaraang|previous|years?|(?:back )?in|nung|noong|niadtong) (?:year|month|taon|buwan|ago|19\d\d|20[01]\d|202[0-5])\b|\b(?:in|noong|nung) (?:the )?(?:mid |early |late )?(?:[789]0s|(?:19|20)\d0s|nineties|eighties|seventies)\b/;

const SCHOOL = String.raw`(?:college|high ?school|elementary|grade ?school|kinder\w*|preschool|university|grade (?:\d+|one|two|three|four|five|six))`;

/** A time of life that every adult buyer has passed. */
const IN_YOUTH = new RegExp(
  String.raw`\b(?:when (?:my \w+|i|he|she|we) (?:was|were) (?:newborn|child|an? |in (?:${SCHOOL}|my|his|her)|young|little|small|single|\d+|still (?:an?|in|single))|noong bata|nung bata|as a (?:child|kid|teen(?:ager)?|toddler|baby|student)|used to|(?:back )?in ${SCHOOL}|(?:noong|nung) (?:\w+ ){0,4}${SCHOOL}|(?:noong|nung) ${SCHOOL}|growing up|(?:a )?long time ago|ages ago|way back|once (?:had|got|suffered)|matagal na|noong araw)\b`,
);

/** "And now it is back", but not "it never came back". */
const hasReturned = (text: string): boolean =>
  /\b(?:is|its|it|came|come|comes) back\b|\b(?:again|returned|returning|bumalik|ulit|recurring)\b/.test(
    text.replaceAll(WELL_AGAIN, ""),
  ) && !NEVER_AGAIN.test(text);

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ");

const GOES_ON = /\b(?:still|again|back(?! (?:in|then|19|20))|pa|bumalik|ulit|uli|returned)\b/;
const NEVER_AGAIN =
  /\b(?:never|not|didnt|hasnt|hindi|no)(?: \w+){0,3} (?:back|again|returned|bumalik|ulit)\b/;

/** The sight or the strength came back, not the sign. */
const WELL_AGAIN =
  /\b(?:came|come|comes) back (?:fully|completely|to normal|perfectly|on its own|after)\b|\b(?:naka\w+|okay|ok|magaling|malakas|normal) (?:na )?(?:po )?(?:siya )?(?:ulit|uli)\b|\b(?:walk|see|talk|work|run|fine|well|normal|healthy)\w* again\b/g;

/** "Noong bata ako", but not "after nung shot", "at noon" or "noong Lunes". */
function liesBack(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  const before = texts[index - 1] ?? "";
  if (text === "before") return index === texts.length - 1;
  if (text === "noon") return !TO_THE_HOUR.has(before);
  if (text !== "noong" && text !== "nung") return true;
  return texts
    .slice(index + 1, index + 4)
    .some((later) => FAR.has(later) || /^(?:19\d\d|20[01]\d|202[0-5])$/.test(later));
}

const TO_THE_HOUR = set("at since by before after around until this 12 past till every");
const FAR = set(
  "taon taong year years child newborn bata kabataan buwan unang una dati college high elementary school pandemic pandemya buntis pinagbubuntis estudyante teenager dalaga binata nakaraan nakaraang lumipas",
);

const hasSpan = (texts: readonly string[]) =>
  texts.some((text) => SPANS.has(text) || /^(?:noon|noong|nung|dati|childhood|20\d\d)$/.test(text));

/** In "I am fine now", the word "now" is about the recovery. */
function withoutOver(words: readonly Word[]): Word[] {
  return words.filter(({ text }, index) => {
    const near = words.slice(Math.max(0, index - 2), index + 3);
    const next = words[index + 1]?.text;
    const isSinceThen =
      text === "since" &&
      (next === undefined ||
        next === "then" ||
        words[index - 1]?.text === "ever" ||
        (words[index + 1]?.breakBefore ?? 0) > 0);
    const isBackThen = text === "back" && /^(?:in|then|19\d\d|20\d\d)$/.test(next ?? "");
    if (isSinceThen || isBackThen) return false;
    // "Noong binata pa ako" is about the past, although "pa" means "still".
    if (text === "pa" && FAR.has(words[index - 1]?.text ?? "")) return false;
    return !(
      ["now", "na", "ngayon", "today"].includes(text) && near.some((word) => OVER.has(word.text))
    );
  });
}
