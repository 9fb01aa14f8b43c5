import type { Word } from "./read-words.ts";

const set = (words: string) => new Set(words.split(" "));

const LONG_AGO = set(
  "ago noon noong nung dati datirati before previously past childhood kabataan bata 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025",
);
const SPANS = set("year years yrs yr month months taon buwan decade decades week weeks linggo");
const NOW = set(
  "now today tonight currently still again since until ngayon ngayong kanina kaninang pa ulit uli bumalik returned returning back recurring keeps yesterday kahapon kagabi hours hour minutes minute oras minuto this just lately recently started starting nagsimula",
);
const OVER = set(
  "gone resolved recovered fine okay ok well better treated cleared healed healthy cured gumaling magaling nawala normal removed survived stable nakarecover naka_recover sobriety",
);
const HAD = set(
  "had was were used did when history noong nung dati nagkaroon nagka happened experienced",
);

/** How far back what is told lies: it may be over, or only long ago. */
export type Past = "no" | "long_ago" | "over";

/** The sentences around a place, from the one before to the one after. */
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
 * Whether something is told of long ago. "It went away this morning" is not: a sign that has just
 * passed is still one, and so is one that nobody says is over.
 */
export function pastOf(words: readonly Word[], places: readonly number[]): Past {
  const { own, clause, next } = around(words, places[0] ?? 0);
  const texts = own.map(({ text }) => text);
  const isLongAgo =
    (texts.some((text, index) => LONG_AGO.has(text) && liesBack(texts, index)) && hasSpan(texts)) ||
    /\b(?:last|nakaraang|previous|years?|in) (?:year|month|taon|buwan|ago|20\d\d)\b/.test(
      texts.join(" "),
    ) ||
    /\b(?:when i was|noong bata|nung bata|as a (?:child|kid|teen)|used to)\b/.test(texts.join(" "));
  if (!isLongAgo) return "no";
  // "He did it years ago, and I want to as well."
  if (/\b(?:gusto|want|wanna)\b.*\b(?:rin|din|too|also|ngayon)\b/.test(texts.join(" ")))
    return "no";
  if (hasReturned([...own, ...next].map(({ text }) => text).join(" "))) return "no";
  const has = (some: readonly Word[], words_: ReadonlySet<string>) =>
    some.some(({ text }) => words_.has(text));
  if (has(withoutOver(clause), NOW)) return "no";
  if (!has(own, HAD) && !/ed\b|\bn(?:a|ag)\w+/.test(texts.join(" "))) return "no";
  const later = [...own, ...next];
  const isOver =
    has(later, OVER) &&
    !has(withoutOver(later), set("still again back pa bumalik ulit uli returned"));
  return isOver ? "over" : "long_ago";
}

/** "And now it is back", but not "it never came back". */
const hasReturned = (text: string): boolean =>
  /\b(?:is|its|it|came|come|comes) back\b|\b(?:again|returned|returning|bumalik|ulit|recurring)\b/.test(
    text,
  ) &&
  !/\b(?:never|not|didnt|hasnt|hindi|no)(?: \w+){0,3} (?:back|again|returned|bumalik|ulit)\b/.test(
    text,
  );

/** "Noong bata ako", but not "after nung shot", "at noon" or "noong Lunes". */
function liesBack(texts: readonly string[], index: number): boolean {
  const text = texts[index] ?? "";
  const before = texts[index - 1] ?? "";
  if (text === "before") return index === texts.length - 1;
  if (text === "noon") return !TO_THE_HOUR.has(before);
  if (text !== "noong" && text !== "nung") return true;
  return texts
    .slice(index + 1, index + 4)
    .some((later) => FAR.has(later) || /^20\d\d$/.test(later));
}

const TO_THE_HOUR = set("at since by before after around until this 12 past till every");
const FAR = set(
  "taon taong year years bata kabataan buwan unang una dati college high elementary school pandemic pandemya buntis pinagbubuntis estudyante teenager dalaga binata nakaraan nakaraang lumipas",
);

const hasSpan = (texts: readonly string[]) =>
  texts.some((text) => SPANS.has(text) || /^(?:noon|noong|nung|dati|childhood|20\d\d)$/.test(text));

/** "I am fine now": this now is of the recovery. */
function withoutOver(words: readonly Word[]): Word[] {
  return words.filter(({ text }, index) => {
    const near = words.slice(Math.max(0, index - 2), index + 3);
    return !(
      ["now", "na", "ngayon", "today"].includes(text) && near.some((word) => OVER.has(word.text))
    );
  });
}
