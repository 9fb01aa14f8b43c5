import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { testContext } from "#tests/context.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { MailLayout, MailText } from "#app/platform/mail/mail-layout.tsx";
import { mails } from "#app/platform/mail/tables.server.ts";
import { wordingVersions } from "../queries/wordings.server.ts";
import { MAIL_GATES, MAIL_KINDS, isMailKind } from "../rules/mail-kinds.ts";
import { mailWordings } from "../tables.server.ts";
import { queueShopMail } from "./queue-shop-mail.server.ts";
import { saveWording } from "./save-wording.server.ts";

const { ctx, db, as } = await testContext();
const manager = as("manager", { userId: "manager-1" });
const kind = "order-delivered";
const subject = { place: "subject", pattern: "Order {order_number} was delivered" } as const;
const text = { place: "text", pattern: "It is there." } as const;
const slots = [subject, text];
const known = ["order_number"] as const;

const Letter = () => (
  <MailLayout footer="Bye" preview="Came" title="Came">
    <MailText>It is there.</MailText>
  </MailLayout>
);

let sent = 0;
const mail = (number: string) => ({
  kind: kind as keyof typeof MAIL_KINDS,
  values: { order_number: number },
  dedupeKey: `mail:${(sent += 1)}`,
  to: "maria@example.test",
  subject: `Order ${number} was delivered`,
  template: Letter,
  props: {},
});
const newest = async () => {
  const [row] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  return row;
};
const word = (own: string, after: number, who = manager) =>
  saveWording(who, { kind, wordings: [{ ...text, own }], slots, known, after });

beforeEach(async () => {
  await db.delete(mailWordings);
  await db.delete(mails);
});

test("a mail is sent in the words of staff, and one that waits stays as it was", async () => {
  await queueShopMail(ctx, mail("PM-1"));
  expect(await word("Here is {order_number} <now>.", 0)).toMatchObject({ ok: true });
  const [waiting] = await db.select().from(mails);
  expect(waiting).toMatchObject({ kind, subject: "Order PM-1 was delivered" });
  expect(waiting?.text).toContain("It is there.");
  await queueShopMail(ctx, mail("PM-2"));
  const changed = await newest();
  expect(changed?.text).toContain("Here is PM-2 <now>.");
  expect(changed?.html).toContain("Here is PM-2 &lt;now&gt;.");
  expect(changed?.text).not.toContain("It is there.");
  expect(await saveWording(manager, { kind, wordings: [], slots, known, after: 1 })).toMatchObject({
    ok: true,
    value: { version: 2 },
  });
  await queueShopMail(ctx, mail("PM-3"));
  expect((await newest())?.text).toContain("It is there.");
});

test("each save is a version, with who and when, in the log too", async () => {
  await word("One.", 0);
  await word("Two.", 1);
  const versions = await wordingVersions(db, kind);
  expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, "manager-1"],
    [1, "manager-1"],
  ]);
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, "mail_wording.saved"))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    subjectId: kind,
    before: { wordings: [{ own: "One." }] },
    after: { wordings: [{ own: "Two." }] },
  });
});

test("of two who save at once one is told of the other", async () => {
  const saved = await Promise.all([word("One.", 0), word("Two.", 0), word("Three.", 0)]);
  expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
  expect(saved.filter((one) => !one.ok && one.reason === "changed_meanwhile")).toHaveLength(2);
});

test.each([
  ["an unknown variable", { ...text, own: "{nothing}" }],
  ["a text that is not of the mail", { place: "text", pattern: "Else", own: "Mine" } as const],
  ["a subject without its number", { ...subject, own: "It came" }],
  ["no words", { ...text, own: "" }],
])("%s is never saved", async (_, wording) => {
  const broken = { kind, wordings: [wording], slots, known, after: 0 } as const;
  expect(await saveWording(manager, broken)).toMatchObject({ reason: "breaks_mail" });
  expect(await db.$count(mailWordings)).toBe(0);
});

test("support may not word mails", async () => {
  expect(await word("Mine.", 0, as("support"))).toMatchObject({ reason: "forbidden" });
});

test.each(MAIL_GATES)(
  "while %s is off, none of its mails is queued, and all others are",
  async (gate) => {
    await saveSettings(ctx, { [gate]: "false" });
    const kinds = Object.keys(MAIL_KINDS).filter(isMailKind);
    const queued: string[] = [];
    for (const one of kinds) {
      if (await queueShopMail(ctx, { ...mail("PM-1"), kind: one })) queued.push(one);
    }
    const rest = kinds.filter((one) => MAIL_KINDS[one].gate !== gate);
    await saveSettings(ctx, { [gate]: "true" });
    expect(queued).toEqual(rest);
    expect(rest.length).toBeLessThan(kinds.length);
  },
);
