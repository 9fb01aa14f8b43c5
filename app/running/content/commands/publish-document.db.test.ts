import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { actorOf } from "#tests/actor-of.ts";
import { testContext } from "#tests/context.ts";
import { currentDocument, currentLegalVersions } from "../queries/documents.server.ts";
import { documents } from "../tables.server.ts";
import { publishDocument } from "./publish-document.server.ts";

const { ctx, db, pool, as, at } = await testContext();
const text = (slug: string, body = "First.") => ({ slug, title: "Terms", body });
const versionsOf = (slug: string) =>
  db.select().from(documents).where(eq(documents.slug, slug)).orderBy(asc(documents.version));

test("versions count up, each text by itself, and the earlier ones stay", async () => {
  const published = [
    await publishDocument(ctx, text("a", "First.")),
    await publishDocument(ctx, text("a", "Second.")),
    await publishDocument(ctx, text("b")),
  ];
  expect(published.map((result) => result.ok && result.value.version)).toEqual([1, 2, 1]);
  expect((await versionsOf("a")).map(({ body }) => body)).toEqual(["First.", "Second."]);
});

test("of many who publish at once everybody gets a version", async () => {
  const many = [1, 2, 3, 4, 5].map((n) => publishDocument(ctx, text("race", `${n}`)));
  const versions = (await Promise.all(many)).flatMap((result) =>
    result.ok ? [result.value.version] : [],
  );
  expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test("each version is recorded with who published it", async () => {
  const editor = actorOf("marketing", { userId: "editor-1" });
  await publishDocument(as(editor), text("recorded"));
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, "recorded"));
  expect(rows).toMatchObject([
    { action: "document.published", actorId: "editor-1", after: { slug: "recorded", version: 1 } },
  ]);
});

test.each(["visitor", "customer", "support", "fulfilment", "clinician"] as const)(
  "a %s publishes nothing",
  async (who) => {
    expect(await publishDocument(as(who), text(`by-${who}`))).toEqual({
      ok: false,
      reason: "forbidden",
    });
    expect(await versionsOf(`by-${who}`)).toEqual([]);
  },
);

test.each(["update documents set body = 'else'", "delete from documents"])(
  "a published version cannot be changed by %j",
  async (statement) => {
    await publishDocument(ctx, text("kept"));
    await expect(pool.query(statement)).rejects.toThrow("documents is append-only");
  },
);

test("what is in force is the newest version of the time", async () => {
  await publishDocument(at("2026-01-01T00:00:00Z"), text("dated", "Old."));
  await publishDocument(at("2026-06-01T00:00:00Z"), text("dated", "New."));
  const bodyAt = async (time: string) => (await currentDocument(db, "dated", new Date(time)))?.body;
  expect(await bodyAt("2025-12-31T23:59:59Z")).toBeUndefined();
  expect(await bodyAt("2026-01-01T00:00:00Z")).toBe("Old.");
  expect(await bodyAt("2026-05-31T23:59:59Z")).toBe("Old.");
  expect(await bodyAt("2026-06-01T00:00:00Z")).toBe("New.");
});

test("a checkout accepts the versions in force, and none without both texts", async () => {
  await publishDocument(at("2026-01-01T00:00:00Z"), text("terms"));
  const january = new Date("2026-01-15T00:00:00Z");
  await expect(currentLegalVersions(db, january)).rejects.toThrow('no published text "privacy"');
  await publishDocument(at("2026-01-10T00:00:00Z"), text("privacy"));
  await publishDocument(at("2026-02-01T00:00:00Z"), text("terms", "Second."));
  expect(await currentLegalVersions(db, january)).toEqual({ terms: 1, privacy: 1 });
  expect(await currentLegalVersions(db, ctx.now)).toEqual({ terms: 2, privacy: 1 });
});
