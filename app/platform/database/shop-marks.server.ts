import { eq, ne } from "drizzle-orm";
import type { Db } from "./db.server.ts";
import { shopMarks } from "./tables.server.ts";

/**
 * `secret`: a digest under the shop's secret. `version`: of the program that migrated it last.
 * `problems`: the rules that the shop broke before its last update, as JSON. `moved`: where the shop
 * went from this database, which is a former one since.
 */
export type ShopMark = "secret" | "version" | "problems" | "moved";

export async function findMark(db: Db, name: ShopMark): Promise<string | undefined> {
  const [found] = await db
    .select({ value: shopMarks.value })
    .from(shopMarks)
    .where(eq(shopMarks.name, name));
  return found?.value;
}

/** Writes nothing where it says so already: a start on a full disk must not fail at it. */
export async function setMark(
  db: Db,
  name: ShopMark,
  { value, now }: { value: string; now: Date },
): Promise<void> {
  if ((await findMark(db, name)) === value) return;
  const row = { value, updatedAt: now };
  await db
    .insert(shopMarks)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: shopMarks.name, set: row, setWhere: ne(shopMarks.value, value) });
}

export async function removeMark(db: Db, name: ShopMark): Promise<void> {
  await db.delete(shopMarks).where(eq(shopMarks.name, name));
}
