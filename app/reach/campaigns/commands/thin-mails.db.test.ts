import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";
import { openSending } from "#tests/open-sending.ts";
import { makeReadyCampaign } from "../factories.ts";
import { thinMails } from "./thin-mails.server.ts";

const { at, ctx, db, run, send, readers } = await openSending();

it("leaves the plain text of a campaign's mails after a month, without its links", async () => {
  await readers(3);
  await send(await makeReadyCampaign(ctx));
  await run();
  await run(1);
  const [first] = await db.select().from(mails);
  const reset = { ...first, id: ctx.ids.newId(), kind: "account-reset", html: "<p>Reset</p>" };
  await db.insert(mails).values({
    ...reset,
    dedupeKey: "account-reset:1",
    messageId: "<reset@project-me>",
    to: "maria@example.test",
    subject: "Reset",
    text: "Reset",
    createdAt: NOW,
  });
  expect(await thinMails(at(addDays(NOW, 29)))).toBe(0);
  expect(await thinMails(at(addDays(NOW, 31)))).toBe(3);
  expect(await thinMails(at(addDays(NOW, 31)))).toBe(0);
  const sent = await db.select().from(mails).where(eq(mails.kind, "campaign"));
  for (const mail of sent) {
    expect(mail).toMatchObject({ html: "", unsubscribeUrl: null });
    expect(mail.text).toContain("WHAT IS NEW");
    expect(mail.text).not.toMatch(/unsubscribe\/[\w-]{20}/);
  }
  const [kept] = await db.select().from(mails).where(eq(mails.kind, "account-reset"));
  expect(kept?.html).toBe("<p>Reset</p>");
  expect(await checkInvariants(db)).toEqual([]);
});
