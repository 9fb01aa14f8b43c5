import { sql } from "drizzle-orm";
import { href } from "react-router";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { openPool, type PoolTarget } from "#app/platform/database/pool.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { JobCtx } from "#app/platform/jobs/task.server.ts";
import { queueShopMail } from "#app/running/mailing/commands/queue-shop-mail.server.ts";
import { findOwners } from "#app/running/staff/queries.server.ts";
import { BooksBrokenMail } from "../emails/books-broken.tsx";
import { MOST_PROBLEMS, newProblems } from "../rules/new-problems.ts";
import { bookChecks } from "../tables.server.ts";
import { booksMail as say } from "../texts/mail.ts";

/** Checks the books in this transaction, and returns a sentence for each problem. */
export type FindProblems = (moment: Db) => Promise<string[]>;

/** An arbitrary constant, shared by all processes: one check at a time. */
const BOOKS_LOCK = "5210648733091";

/**
 * Checks the books and keeps the result. On a connection of its own, as the shop's own ones are cut
 * after seconds; without parallel workers, so that sales keep the other processors.
 */
export async function checkBooks(ctx: JobCtx, target: PoolTarget, find: FindProblems) {
  const pool = openPool(target, ctx.log, { max: 1, silenceMs: undefined });
  try {
    await openDb(pool).transaction(
      async (moment) => {
        await moment.execute(sql`set local statement_timeout = '60s'`);
        await moment.execute(sql`set local max_parallel_workers_per_gather = 0`);
        if (await isAlone(moment)) await keepResult(ctx, await find(moment));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
  } finally {
    await pool.end();
  }
}

/** Until the transaction ends, which is after the result was kept. */
async function isAlone(moment: Db): Promise<boolean> {
  const { rows } = await moment.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(${BOOKS_LOCK}::bigint) as got`,
  );
  return rows[0]?.got === true;
}

function keepResult(ctx: JobCtx, found: readonly string[]): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    const [before] = await db.select().from(bookChecks).for("update");
    const result = { checkedAt: ctx.now, problems: found.slice(0, MOST_PROBLEMS) };
    await db
      .insert(bookChecks)
      .values(result)
      .onConflictDoUpdate({ target: bookChecks.id, set: result });
    const news = newProblems(result.problems, before?.problems ?? []);
    if (news.length > 0) await mailOwners({ ...ctx, db }, news);
  });
}

async function mailOwners(ctx: JobCtx, problems: readonly string[]): Promise<void> {
  for (const owner of await findOwners(ctx.db)) {
    await queueShopMail(ctx, {
      kind: "owner-books_broken",
      values: {},
      dedupeKey: `books-broken:${ctx.now.toISOString()}:${owner.id}`,
      to: owner.email,
      subject: say.subject,
      template: BooksBrokenMail,
      props: { problems, href: ctx.links.appUrl + href("/admin") },
    });
  }
}
