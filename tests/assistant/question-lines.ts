import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { wordsOf } from "#app/care/assistant/rules/asked-words.ts";
import { findPlace, knownPlaces } from "#app/care/assistant/rules/find-place.ts";
import {
  findProducts,
  productNames,
  withoutNames,
} from "#app/care/assistant/rules/find-products.ts";
import { readQuestion } from "#app/care/assistant/queries/read-question.server.ts";
import { questionFeatures } from "#app/care/assistant/rules/question-reader.ts";
import { starterProducts } from "#app/goods/catalog/starter/products.ts";
import { readPlaces } from "#app/running/places/rules/read-places.ts";
import { looksLikeOrder } from "#app/selling/orders/rules/named-order.ts";

/** A question to the shop, and the id of the skill that answers it; "none" if the shop cannot. */
export type QuestionLine = { text: string; kind: string };

/** The lines of a file whose headings name a level and a kind: "# none: price". */
export function questionLines(file: string): QuestionLine[] {
  const sections = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split(/^# /m);
  return sections.flatMap((section) => {
    const [heading = "", ...lines] = section.trim().split("\n");
    const kind = heading.replace(/^\w+: /, "");
    return lines.map((text) => ({ text, kind }));
  });
}

const SUBJECTS = productNames(starterProducts.map(({ slug, name }) => ({ slug, name })));
const PLACES = knownPlaces(
  readPlaces(brotliDecompressSync(readFileSync("db/places/places.tsv.br")).toString("utf8"))
    .filter(({ kind }) => kind !== "barangay")
    .toSorted((a, b) => a.weight - b.weight),
);

/** What a message names in a shop with the starter products. */
function thingsIn(message: string) {
  const words = wordsOf(message);
  const products = findProducts(words, SUBJECTS);
  return {
    words: withoutNames(words, SUBJECTS),
    named: {
      products: products.length,
      place: findPlace(words, PLACES) !== undefined,
      order: looksLikeOrder(message),
    },
  };
}

export function featuresOfLine({ text }: Pick<QuestionLine, "text">): ReadonlySet<number> {
  const { words, named } = thingsIn(text);
  return questionFeatures(words, named);
}

/** The skill that a message goes to, or "none". */
export function understoodAs(message: string): string | undefined {
  const { words, named } = thingsIn(message);
  return readQuestion(words, named).kind;
}

/** The questions of a file that the shop can answer, and how many go to the right skill. */
export function scoreOfQuestions(file: string): { asked: number; read: number } {
  const asked = questionLines(file).filter(({ kind }) => kind !== "none");
  const read = asked.filter(({ text, kind }) => understoodAs(text) === kind);
  return { asked: asked.length, read: read.length };
}
