import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { testContext } from "#tests/context.ts";
import { loadSettings, openSettings } from "../../queries.server.ts";
import { readClaims } from "../../rules/claims.ts";
import { claimTexts } from "./claim-fields.ts";
import { submitClaims } from "./claims-page.server.ts";

const { ctx, db, as } = await testContext();
const admin = as("admin", { userId: "owner-1" });

/** The form as the page shows it, with the typed texts. */
async function form(typed: Record<string, string> = {}): Promise<Record<string, string>> {
  const { version, settings } = await openSettings(db, ["claims"]);
  return { ...editable(claimTexts(settings), version), ...typed };
}

test("only what changed is saved and logged", async () => {
  const typed = {
    claim_lives_figure: " 812 ",
    claim_lives_evidence: "Paid orders, counted\nby customer",
    claim_lives_as_of: "2026-01-31",
  };
  expect(await submitClaims(admin, await form(typed))).toEqual({ ok: true, value: { saved: 3 } });
  expect(readClaims(await loadSettings(db)).lives).toEqual({
    figure: "812",
    text: "lives supported so far",
    evidence: "Paid orders, counted\nby customer",
    asOf: "2026-01-31",
  });
  const [audit, ...others] = await db.select().from(auditLog);
  expect(others).toEqual([]);
  expect(audit).toMatchObject({ action: "settings.saved", actorId: "owner-1" });
  expect(new Set(Object.keys(audit?.after ?? {}))).toEqual(new Set(Object.keys(typed)));
  expect(await submitClaims(admin, await form())).toEqual({ ok: true, value: { saved: 0 } });
});

const tomorrow = new Date(ctx.now.getTime() + 86_400_000).toISOString().slice(0, 10);

test.each<[string, Record<string, string>, Record<string, string>]>([
  [
    "a day to come",
    { claim_purity_as_of: tomorrow, claim_gmp_as_of: tomorrow },
    {
      claim_purity_as_of: "Enter today or an earlier date.",
      claim_gmp_as_of: "Enter today or an earlier date.",
    },
  ],
  [
    "no day",
    { claim_purity_as_of: "2026-02-30" },
    { claim_purity_as_of: "Enter a date, such as 2026-11-30." },
  ],
  [
    "a figure of nothing",
    { claim_stories_text: " " },
    { claim_stories_text: "Enter what the figure counts, or clear the figure too." },
  ],
  [
    "two lines for a headline",
    { claim_stories_text: "a\nb" },
    { claim_stories_text: "Remove unusual characters." },
  ],
  [
    "too much",
    { claim_purity_evidence: "x".repeat(1_001) },
    { claim_purity_evidence: "Use at most 1000 characters." },
  ],
])("%s saves nothing", async (_, typed, errors) => {
  const before = await loadSettings(db);
  expect(await submitClaims(admin, await form({ claim_gmp_text: "x", ...typed }))).toMatchObject({
    ok: false,
    reason: "invalid",
    errors,
  });
  expect(await loadSettings(db)).toEqual(before);
});

test("a form that lost a field takes nothing off", async () => {
  const { claim_gmp_text: _, ...rest } = await form();
  expect(await submitClaims(admin, rest)).toMatchObject({
    ok: false,
    errors: { claim_gmp_text: "This form arrived incomplete. Please reload the page." },
  });
});

test.each(["visitor", "customer", "manager", "marketing"] as const)(
  "a %s is refused",
  async (who) => {
    const before = await loadSettings(db);
    const typed = await form({ claim_lives_figure: "1" });
    expect(await submitClaims(as(who), typed)).toMatchObject({
      ok: false,
      errors: { form: "Your role does not allow this. Ask the owner." },
    });
    expect(await loadSettings(db)).toEqual(before);
  },
);
