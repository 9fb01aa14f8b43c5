import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { levelFor, type PasswordLevel } from "../rules/password-level.ts";
import { wordsOfNames } from "../rules/shop-words.ts";
import { weakPassword, type WeakPassword } from "../rules/weak-password.ts";

/** Whose password it is: a user's by their id, or that of somebody who is none yet. */
type Whose = { userId: string } | "staff" | undefined;

/** How strong somebody's password must be. */
export async function requiredLevel(db: Db, whose?: Whose): Promise<PasswordLevel> {
  const settings = await loadSettings(db);
  const roles = typeof whose === "object" ? await rolesOf(db, whose.userId) : [];
  return levelFor({
    staff: whose === "staff" || STAFF_ROLES.some((role) => roles.includes(role)),
    level: settings.password_requirements,
    alsoCustomers: settings.password_requirements_for_customers,
  });
}

/** Why somebody may not have this password; undefined if they may. */
export async function refusePassword(
  db: Db,
  password: string,
  whose?: Whose,
): Promise<WeakPassword | undefined> {
  const level = await requiredLevel(db, whose);
  return weakPassword(password, level, await shopWords(db));
}

/** By what words somebody who knows this shop would begin to guess. */
async function shopWords(db: Db): Promise<string[]> {
  const { site_name } = await loadSettings(db);
  const sold = await db.select({ name: products.name }).from(products);
  const groups = await db.select({ name: categories.name }).from(categories);
  return wordsOfNames([site_name, ...sold.map(({ name }) => name), ...groups.map((it) => it.name)]);
}
