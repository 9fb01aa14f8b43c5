import { eq } from "drizzle-orm";
import { href } from "react-router";
import { user } from "#app/platform/auth/tables.server.ts";
import { listViews } from "#app/platform/list/tables.server.ts";
import { DEMO_ACCOUNTS } from "#db/seed/demo-accounts.ts";
import type { Call, Prepare, Some } from "../call.ts";
import { type Fields, anything, choice, id, line } from "../fields.ts";
import type { Shop } from "../shop.ts";

const LIST = "discounts";

const about = (intent: string): Fields => ({
  intent: choice(intent),
  list: { ...line(LIST), mayBe: (text) => /^[a-z][a-z-]{1,39}$/.test(text) },
  back: { ...line(href("/admin/discounts")), mayBe: (text) => text.startsWith("/admin") },
});

const viewName = (valid: string) => ({
  ...line(valid),
  mayBe: (text: string) =>
    text.trim().length <= 40 && /^\P{Cc}+$/u.test(text.trim()) && text.isWellFormed(),
});

async function aView(shop: Shop, isDefault = false): Promise<string> {
  const { db, ids, now } = shop.system();
  const owner = DEMO_ACCOUNTS.find(({ role }) => role === "admin");
  const [admin] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, owner?.email ?? ""));
  if (!admin) throw new Error("there is no admin");
  const id = ids.newId();
  const values = {
    id,
    userId: admin.id,
    list: LIST,
    name: `View ${id.slice(-12)}`,
    createdAt: now,
  };
  await db.delete(listViews);
  await db.insert(listViews).values({ ...values, query: "show=active", isDefault });
  return id;
}

type WithView = { isDefault?: boolean; fields?: Fields };

const withView =
  (intent: string, { isDefault = false, fields }: WithView = {}): Prepare =>
  async (shop): Promise<Call> => ({
    as: "admin",
    fields: { ...about(intent), viewId: id(await aView(shop, isDefault)), ...fields },
    restore: () => forget(shop),
  });

async function forget(shop: Shop): Promise<void> {
  await shop.system().db.delete(listViews);
}

export const lists = {
  "/admin/lists/views": {
    POST: {
      save: (shop) => ({
        as: "admin",
        fields: {
          ...about("save"),
          name: viewName("Half off"),
          query: {
            ...line("show=active&sort=code"),
            mayBe: (text) => /^[\w=&%+.-]{1,500}$/.test(text),
          },
          default: anything("on"),
        },
        restore: () => forget(shop),
      }),
      rename: withView("rename", { fields: { name: viewName("Half off") } }),
      default: withView("default"),
      unset: withView("unset", { isDefault: true }),
      remove: withView("remove"),
    },
  },
  "/admin/lists/search": {
    POST: {
      search: () => ({
        as: "admin",
        fields: {
          list: choice("customers", "orders", "tickets", "subscribers"),
          back: { ...line(href("/admin/customers")), mayBe: (text) => text.startsWith("/admin") },
          q: { ...anything("lea"), mayBe: (text: string) => text.length <= 200 },
        },
        changes: false,
      }),
    },
  },
} satisfies Some;
