import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import { openErasureOf } from "../../queries/open-erasure.server.ts";
import { rulesOf, type Person } from "#app/platform/records/record.server.ts";
import { standingOf } from "../../queries/standing.server.ts";
import { findBlockers, type BlockerKind } from "../../rules/find-blockers.ts";
import { BLOCKER_STEPS, blockerTitle } from "../../texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { ERASURE_LIST, PERSONAL_TABLES } from "../../queries/every-record.server.ts";

/** The effects of an erasure, its blockers, and its due date once it was requested. */
export async function showErasure({ db, now }: Ctx, { userId, customerId }: Person) {
  const open = await openErasureOf(db, customerId);
  const blockers = findBlockers(await standingOf(db, { userId, customerId }, now));
  return {
    due: open ? formatDateTime(open.dueAt) : null,
    isWaiting: Boolean(open?.waitingSince),
    blockers: blockers.map((blocker) => ({
      kind: blocker.kind,
      title: blockerTitle(blocker),
      ...BLOCKER_STEPS[blocker.kind],
      to: placeOf(blocker.kind),
    })),
    ...whatHappens(),
  };
}

export type ShownErasure = Awaited<ReturnType<typeof showErasure>>;

/** The page where the person resolves the blocker. */
function placeOf(kind: BlockerKind): string {
  if (kind === "staff") return href("/contact");
  if (kind === "last_owner") return href("/admin/settings/staff");
  if (kind === "booking" || kind === "credit") return href("/portal/consultations");
  return kind === "commission" ? href("/portal/affiliate") : href("/portal/orders");
}

/** Covers every table, from the same list that the erasure itself uses. */
function whatHappens() {
  const goes: string[] = [];
  const stays = new Map<string, { why: string; until: string; titles: string[] }>();
  for (const [name, { title }] of Object.entries(PERSONAL_TABLES)) {
    const table = ERASURE_LIST[name];
    const rules = table ? rulesOf(table) : [];
    const left = rules.flatMap((rule) => (rule.does === "delete" ? [] : [rule]));
    if (left.length === 0) goes.push(title);
    for (const { why, until } of left) {
      const same = stays.get(why) ?? { why, until, titles: [] };
      stays.set(why, { ...same, titles: [...same.titles, title] });
    }
  }
  return { goes, stays: [...stays.values()] };
}
