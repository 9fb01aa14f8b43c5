import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = globSync([
  "app/**/texts/*.ts",
  "app/**/{texts,footer-texts}.ts",
  "db/seed/{articles,documents}/*.md",
  "app/goods/catalog/starter/**/*.ts",
  "db/seed/{catalog,faq}/**/*.ts",
]).filter((path) => !path.includes(".test."));

/** Written as the specification has them. */
const LITERAL = [
  "We'll get back to you within 24 hours.",
  "You've successfully joined the affiliate program!",
  "I'm not sure how to respond to that. Could you rephrase your question?",
  "I'm having trouble connecting right now. Please try again in a moment.",
  "Sorry, I'm having trouble responding right now. Please try again.",
  "I'm experiencing technical difficulties. Please try again later.",
  "Session expired - please start new chat",
  "Orders can be modified or cancelled within 2 hours",
];

const MISTAKES = {
  "cannot is one word": /\bcan not\b/i,
  "email has no hyphen": /\be-mail/i,
  "an apostrophe is ’": /[A-Za-z]'(?:[a-z]|\s)/,
  "quotes are “ and ”": /(?:^|[\s(])\\?"[A-Za-z]/,
  "a hyphen is no dash": /[a-z] - [a-z]/i,
  "a sentence begins with a capital": /[a-z][.!?] [a-z]/,
  "a person is someone, everyone or no one": /\b(?:some|every|any|no)body\b/i,
  "a percent sign follows its number at once": /\d\s%/,
  "a range of temperatures has a dash": /\d-\d+\s?°/,
  "the spelling is American":
    /(?<![-.])\b(?:cancell(?:ed|ing)|licen[c]e[sd]?|programmes?|colours?|centres?|fulfilment|favourites?|diarrhoea|behaviours?|grey|catalogues?|(?:organ|recogn|apolog)is(?:e|ed|es|ing))\b/i,
  "a clock has twelve hours": /\b(?:1[3-9]|2[0-3]):[0-5]\d\b/,
  "a mail goes on with a capital after its greeting": /Hello[^\\]{0,40},(?:\\n)+[a-z]/,
  "a sentence says what English says":
    /\b(?:if one of these is so|is so\.|any more|meanwhile|all the same|on the word of|by the word|goes on by itself|stands? (?:here|there|below|on it)|of no use|asked for: )\b/i,
  "nothing is said that the shop doesn't know":
    /\bhas to stay cold on its way\b|\bsixteen questions\b|\bshows how to pay\b/i,
  "a unit stays on the line of its number": /[a-z]\W+[\d.,–]*\d (?:°C|mg|mL|kg)\b/i,
};

/** The strings of a file, without what is computed in them; all of a Markdown file. */
function textsOf(path: string): string[] {
  const source = LITERAL.reduce(
    (text, one) => text.replaceAll(one, ""),
    readFileSync(path, "utf8"),
  );
  if (path.endsWith(".md")) return [source.replaceAll(/^---[^]*?^---/gm, "")];
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, "");
  const strings = code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g);
  return [...strings].map(([, plain, template]) =>
    (plain ?? template ?? "").replaceAll(/\$\{[^}]*\}/g, "…"),
  );
}

test("there are texts to look at", () => {
  expect(FILES.length).toBeGreaterThan(60);
});

test.each(Object.entries(MISTAKES))("in every text %s", (_, mistake) => {
  const wrong = FILES.flatMap((path) =>
    textsOf(path)
      .filter((text) => mistake.test(text))
      .map((text) => `${path}: ${mistake.exec(text)?.[0]} in ${text.slice(0, 100)}`),
  );
  expect(wrong).toEqual([]);
});
