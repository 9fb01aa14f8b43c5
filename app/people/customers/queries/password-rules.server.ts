import { categories, products } from "#app/goods/catalog/tables.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { rolesOf } from "#app/running/staff/queries.server.ts";
import { STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { levelFor, type PasswordLevel } from "../rules/password-level.ts";
import { wordsOfNames } from "../rules/shop-words.ts";
import { weakPassword, type WeakPassword } from "../rules/weak-password.ts";

/** The owner of a password: a user by id, a future member of staff, or a new customer. */
type PasswordOwner = { userId: string } | "staff" | undefined;

export async function requiredLevel(db: Db, whose?: PasswordOwner): Promise<PasswordLevel> {
  const settings = await loadSettings(db);
  const roles = typeof whose === "object" ? await rolesOf(db, whose.userId) : [];
  return levelFor({
    staff: whose === "staff" || STAFF_ROLES.some((role) => roles.includes(role)),
    level: settings.password_requirements,
    alsoCustomers: settings.password_requirements_for_customers,
  });
}

export async function refusePassword(
  db: Db,
  password: string,
  whose?: PasswordOwner,
): Promise<WeakPassword | undefined> {
  const level = await requiredLevel(db, whose);
  return weakPassword(password, level, await shopWords(db));
}

/** Words that a person who knows this shop would guess first. */
async function shopWords(db: Db): Promise<string[]> {
  const { site_name } = await loadSettings(db);
  const sold = await db.select({ name: products.name }).from(products);
  const groups = await db.select({ name: categories.name }).from(categories);
  return wordsOfNames([site_name, ...sold.map(({ name }) => name), ...groups.map((it) => it.name)]);
}
