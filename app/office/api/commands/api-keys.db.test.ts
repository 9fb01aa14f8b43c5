import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import { accountOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { makeApiKey } from "../factories.ts";
import { apiKeys } from "../tables.server.ts";
import { createApiKey } from "./create-api-key.server.ts";
import { revokeApiKey } from "./revoke-api-key.server.ts";

const { ctx, db, as } = await testContext();

const input = (name: string) => ({
  id: ctx.ids.newId(),
  name,
  scopes: ["stock:read" as const],
  days: null,
});

/** The owner, who proved their identity just now, or too long ago. */
async function ownerOf(provenAt: Date): Promise<Actor> {
  const owner = await accountOf(ctx, "admin");
  return owner.kind === "user" ? { ...owner, session: { id: "s", provenAt } } : owner;
}

test("a key is made by an owner with a fresh proof, and by no one else", async () => {
  const owner = await ownerOf(ctx.now);
  expect(await createApiKey(as(owner), input("Of the owner"))).toMatchObject({ ok: true });
  const stale = await ownerOf(new Date(ctx.now.getTime() - 16 * 60_000));
  const refused = { ok: false, reason: "forbidden" };
  expect(await createApiKey(as(stale), input("Stale"))).toEqual(refused);
  const manager = await accountOf(ctx, "manager");
  expect(await createApiKey(as(manager), input("Of a manager"))).toEqual(refused);
  const { id } = await makeApiKey(ctx);
  expect(await revokeApiKey(as(manager), id)).toEqual(refused);
});

test("neither the table nor the log has the key", async () => {
  const { id, key } = await makeApiKey(ctx);
  const [stored] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(entries.map(({ action }) => action)).toEqual(["api_key.created"]);
  const all = JSON.stringify([stored, entries]);
  expect(all).not.toContain(key.slice(4, 40));
  expect(JSON.stringify(entries)).not.toContain(stored?.keyHash);
});

test("a form that comes twice makes one key, also at once; a name is one active key’s", async () => {
  const twice = input("Twice");
  const both = await Promise.all([createApiKey(ctx, twice), createApiKey(ctx, twice)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "made_already" });
  const named = await createApiKey(ctx, { ...input("TWICE") });
  expect(named).toEqual({ ok: false, reason: "taken" });
  await revokeApiKey(ctx, twice.id);
  expect(await createApiKey(ctx, input("Twice"))).toMatchObject({ ok: true });
});

test("revoking twice is one entry of the log", async () => {
  const { id } = await makeApiKey(ctx);
  await Promise.all([revokeApiKey(ctx, id), revokeApiKey(ctx, id)]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    "api_key.created",
    "api_key.revoked",
  ]);
  expect(await revokeApiKey(ctx, "nothing")).toEqual({ ok: false, reason: "not_found" });
});
