import { addMinutes } from "#app/lib/dates.ts";
import type { BookCheck } from "#app/running/books/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { findAll } from "../search/find-all.server.ts";
import { timeAgo } from "./piles/age.ts";
import { dashboardMessages } from "./texts.ts";

const say = dashboardMessages.books;
const MOST_SHOWN = 10;
/** The job is hourly, and a restart may skip one check. */
const LATE_MINUTES = 120;

export type ShownBooks = {
  line: string;
  isLate: boolean;
  /** How many there are; `problems` has the first of them. */
  count: number;
  /** Each as its words, with a link on those that name a record. */
  problems: { text: string; to?: string | undefined }[][];
};

/** The newest check of the books, with links to the records that this person may open. */
export async function showBooks(
  ctx: Ctx,
  { books: check, checksSince }: { books: BookCheck | null; checksSince: string | null },
): Promise<ShownBooks> {
  const since = check?.checkedAt ?? checksSince;
  const isLate = since !== null && ctx.now > addMinutes(new Date(since), LATE_MINUTES);
  if (!check) return { line: isLate ? say.neverLate : say.never, isLate, count: 0, problems: [] };
  const ago = timeAgo(new Date(check.checkedAt), ctx.now);
  return {
    line: isLate ? say.late(ago) : say.checked(ago, check.problems.length === 0),
    isLate,
    count: check.problems.length,
    problems: await linkRecords(ctx, check.problems.slice(0, MOST_SHOWN)),
  };
}

/** Numbers and SKUs are the words that begin with a capital and have another capital or a digit. */
const NAMES = /([A-Z][\w-]*[A-Z\d][\w-]*(?!:)\b)/;

/** The search of the back-office knows which record has a name, and who may open it. */
async function linkRecords(ctx: Ctx, problems: readonly string[]): Promise<ShownBooks["problems"]> {
  const parted = problems.map((problem) => capitalize(problem.replace(/^I\d+: /, "")).split(NAMES));
  const names = new Set(parted.flatMap((parts) => parts.filter((_, index) => index % 2 === 1)));
  const links = new Map<string, string | undefined>();
  for (const name of names) {
    const [best] = await findAll(ctx, name);
    links.set(name, best?.rank === 0 ? best.to : undefined);
  }
  return parted.map((parts) => parts.map((text) => ({ text, to: links.get(text) })));
}

const capitalize = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
