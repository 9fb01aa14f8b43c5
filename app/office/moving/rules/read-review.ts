import { z } from "zod";
import { authorName } from "#app/reach/reviews/rules/author-name.ts";
import { movingMessages as say } from "../texts/staff.ts";
import { readAddress } from "./read-customer.ts";
import { lineOf, readMoment, type MovedRow } from "./read-cell.ts";

/** A review of the former shop, as the plan of an import stores it. */
export const movedReview = z.object({
  productId: z.string(),
  authorName: z.string(),
  email: z.string().nullable(),
  rating: z.int(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

const LONGEST_TEXT = 2_000;
const LONGEST_NAME = 80;

/** Reads one review, still without its product. A problem says what to do about it. */
export function readReview({ cells, isCut }: MovedRow, now: Date) {
  const [first = "", ...others] = lineOf(cells["author"], LONGEST_NAME).split(" ");
  const written = readMoment(cells["written"]);
  const text = textOf(cells);
  const review = {
    authorName: authorName(first, others.at(-1) ?? ""),
    email: readAddress(cells["email"] ?? "") ?? null,
    rating: /^[1-5](?:\.0+)?$/.test(cells["rating"]?.trim() ?? "")
      ? parseInt(cells["rating"] ?? "", 10)
      : 0,
    text,
    createdAt: written?.toISOString() ?? "",
  };
  const checks: [boolean, string][] = [
    [isCut, say.cutOff],
    [review.authorName === "", say.noAuthor],
    [review.rating === 0, say.badRating],
    [text.length < 3 || text.length > LONGEST_TEXT, say.badText],
    [!written || written > now, say.badDate],
  ];
  const product =
    ["handle", "sku", "product"].map((name) => lineOf(cells[name])).find(Boolean) ?? "";
  return { review, product, problem: checks.find(([isWrong]) => isWrong)?.[1] ?? null };
}

/** The title and the text, as paragraphs. */
function textOf(cells: MovedRow["cells"]): string {
  const parts = [cells["title"], cells["text"]].map((part = "") =>
    part.replaceAll("\0", "").trim(),
  );
  return parts.filter(Boolean).join("\n").toWellFormed();
}
