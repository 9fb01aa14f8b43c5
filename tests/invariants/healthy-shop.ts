import { readFileSync } from "node:fs";
import { TransactionRollbackError, sql } from "drizzle-orm";
import { testContext } from "../context.ts";
import { checkInvariants } from "../invariants.ts";

/** Ids in `healthy-shop.sql`, and one that is in no table. */
export const PENDING = "00000000-0000-7000-8000-000000000001";
export const PAID = "00000000-0000-7000-8000-000000000002";
export const SHIPPED = "00000000-0000-7000-8000-000000000003";
export const CANCELLED = "00000000-0000-7000-8000-000000000004";
export const CUSTOMER = "00000000-0000-7000-8000-00000000c001";
export const CART = "00000000-0000-7000-8000-0000000ca001";
export const NOBODY = "00000000-0000-7000-8000-00000000dead";

/** A shop in which everything holds; `after` checks it with SQL damage done, which is then undone. */
export async function openHealthyShop() {
  const { db, pool } = await testContext();
  await pool.query(readFileSync(new URL("healthy-shop.sql", import.meta.url), "utf8"));

  async function after(damage: string, check = checkInvariants): Promise<string[]> {
    let found: string[] = [];
    await db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(damage));
        // What is counted at the end of a transaction, which this one never reaches.
        await tx.execute(sql`set constraints all immediate`);
        found = await check(tx);
        tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
    return found;
  }

  return { db, after };
}
