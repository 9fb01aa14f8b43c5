import { eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { drainJobs } from "#tests/drain-jobs.ts";
import { testContext } from "#tests/context.ts";
import { NOW } from "#tests/now.ts";
import { readMails } from "#tests/read-mails.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { forgetUsedLinks } from "./forget-links.server.ts";
import { deliverMail, deliverMailAs, mailFrom, removeOldLinks } from "./jobs.server.ts";
import type { Mailer, OutgoingMail } from "./mailer.server.ts";
import { MailLayout } from "./mail-layout.tsx";
import { findMail, listMails, undeliveredMails } from "./queries.server.ts";
import { queueMail } from "./queue-mail.server.ts";
import { mails } from "./tables.server.ts";

const { ctx, db, pool, at } = await testContext();
const PLAN = { tasks: [deliverMail], listeners: {}, schedule: [] };

let sent: OutgoingMail[] = [];
beforeEach(async () => {
  sent = [];
  await pool.query("delete from mails; delete from graphile_worker._private_jobs");
});

const Letter = ({ name }: { name: string }) => createElement("p", null, `Hello ${name} & welcome`);
const draft = {
  dedupeKey: "welcome:1",
  to: "carla@example.test",
  subject: "Welcome",
  template: Letter,
  props: { name: "Carla" },
};

const working: Mailer = {
  async send(mail) {
    sent.push(mail);
  },
  close() {},
};
const failing: Mailer = {
  async send(mail) {
    sent.push(mail);
    throw new Error("450 try later");
  },
  close() {},
};

test("a mail is sent once, as it was written", async () => {
  await queueMail(ctx, draft);
  await drainJobs(pool, PLAN, { mailer: working });
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toMatchObject([
    {
      messageId: expect.stringMatching(/^<[\w-]+@project-me>$/),
      to: "carla@example.test",
      subject: "Welcome",
      html: expect.stringContaining("<p>Hello Carla &amp; welcome</p>"),
      text: "Hello Carla & welcome",
    },
  ]);
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({ attempts: 1, lastError: null, sentAt: NOW, createdAt: NOW });
});

test("a logo comes with the mail in place of the name, and neither the outbox nor a neutral mail has it", async () => {
  const logo = { bytes: new Uint8Array([1]), width: 144, height: 36 };
  const shop = { name: "Ana Labs", line: "", replyTo: undefined };
  for (const privateName of [undefined, "Customer service"]) {
    const dedupeKey = `logo:${privateName}`;
    const props = { preview: "News", title: "News", footer: "Why.", children: "Hello" };
    await queueMail(ctx, { ...draft, dedupeKey, template: MailLayout, props });
    const deliver = deliverMailAs(mailFrom({ ...shop, privateName }), undefined, async () => logo);
    await drainJobs(pool, { ...PLAN, tasks: [deliver] }, { mailer: working });
    const [stored] = await db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
    expect(stored?.html).toContain(">Ana Labs<");
    expect(stored?.html).not.toContain("cid:");
  }
  const [shown, neutral] = sent;
  expect(shown?.logo).toBe(logo.bytes);
  expect(shown?.html).toMatch(
    /<img alt="Ana Labs" height="36" src="cid:shop-logo"[^>]* width="144">/,
  );
  expect(neutral?.logo).toBeUndefined();
  expect(neutral?.html).toContain(">Ana Labs<");
});

test("its links are sealed in the outbox, and open to whom it is sent and shown", async () => {
  const link = "https://x.test/order/a1B2";
  const unsubscribeUrl = "https://x.test/newsletter/stop/a1B2";
  const Opens = () => createElement("a", { href: link }, link);
  await queueMail(ctx, { ...draft, template: Opens, props: {}, unsubscribeUrl });
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toMatchObject([{ text: link, unsubscribeUrl }]);
  expect(sent[0]?.html).toContain(`href="${link}"`);
  const [mail] = await db.select().from(mails);
  expect(JSON.stringify(mail)).not.toContain("a1B2");
  expect(await findMail(ctx, mail?.id ?? "")).toMatchObject({ text: link, unsubscribeUrl });
});

test("a repeated cause writes no second mail", async () => {
  await queueMail(ctx, draft);
  await queueMail(ctx, { ...draft, subject: "Welcome again" });
  await drainJobs(pool, PLAN, { mailer: working });
  await queueMail(ctx, draft);
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent.map((mail) => mail.subject)).toEqual(["Welcome"]);
});

test("two processes that handle the same event at once write one mail", async () => {
  await Promise.all([1, 2, 3, 4].map(() => queueMail(ctx, draft)));
  const { rowCount } = await pool.query("select from graphile_worker.jobs");
  expect(rowCount).toBe(1);
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toHaveLength(1);
});

test("a mail that is sent is not sent again, whoever asks", async () => {
  await queueMail(ctx, draft);
  await drainJobs(pool, PLAN, { mailer: working });
  const [mail] = await listMails(db);
  await enqueueAny(db, "mail.deliver", { mailId: mail?.id });
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toHaveLength(1);
});

test("a mail whose cause is undone was never written", async () => {
  await ctx.db
    .transaction(async (tx) => {
      await queueMail({ ...ctx, db: tx }, draft);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await listMails(db)).toEqual([]);
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toEqual([]);
});

test("a mail server that fails is tried again with the same message id", async () => {
  await queueMail(ctx, draft);
  await expect(drainJobs(pool, PLAN, { mailer: failing })).rejects.toThrow("450 try later");
  const [failed] = await db.select().from(mails);
  expect(failed).toMatchObject({ attempts: 1, lastError: "450 try later", sentAt: null });

  await drainJobs(pool, PLAN, { mailer: working, retryFailed: true });
  const [delivered] = await db.select().from(mails);
  expect(delivered).toMatchObject({ attempts: 2, lastError: null, sentAt: NOW });
  expect(sent.map((mail) => mail.messageId)).toEqual([failed?.messageId, failed?.messageId]);
});

test("mails that no mail server takes are counted until one is sent again", async () => {
  const undelivered = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`select ${undeliveredMails} as count`);
    return rows[0]?.count;
  };
  expect(await undelivered()).toBe(0);
  await queueMail(ctx, draft);
  expect(await undelivered()).toBe(0);
  await expect(drainJobs(pool, PLAN, { mailer: failing })).rejects.toThrow("450 try later");
  await queueMail(ctx, { ...draft, dedupeKey: "welcome:2" });
  await expect(drainJobs(pool, PLAN, { mailer: failing })).rejects.toThrow("450 try later");
  expect(await undelivered()).toBe(2);
  // Another is sent: what still waits has a problem of its own.
  await pool.query("delete from graphile_worker._private_jobs");
  await queueMail(ctx, { ...draft, dedupeKey: "welcome:3" });
  await drainJobs(pool, PLAN, { mailer: working });
  expect(await undelivered()).toBe(0);
});

test("without a mail server a mail stays to be read", async () => {
  await queueMail(ctx, draft);
  await drainJobs(pool, PLAN);
  const [mail] = await listMails(db);
  expect(mail).toMatchObject({ to: "carla@example.test", subject: "Welcome", sentAt: null });
  expect(await findMail(ctx, mail?.id ?? "")).toMatchObject({
    attempts: 0,
    text: "Hello Carla & welcome",
  });
});

test("the newest mail is listed first, and no more than are asked for", async () => {
  for (const n of ["1", "2", "3"]) {
    await queueMail(at(`2026-11-21T0${n}:00:00Z`), { ...draft, dedupeKey: n, subject: n });
  }
  expect((await listMails(db, 2)).map((mail) => mail.subject)).toEqual(["3", "2"]);
});

test.each(["", "1", "a\u0000b", "{018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e}"])(
  "there is no mail under %j, which is no id",
  async (id) => {
    expect(await findMail(ctx, id)).toBeUndefined();
  },
);

test("a job whose mail is gone has nothing to do", async () => {
  await queueMail(ctx, draft);
  await db.delete(mails);
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toEqual([]);
});

test("after ninety days no link is left that opens something, and the text is", async () => {
  const Opens = () =>
    createElement(
      "p",
      null,
      "Look: ",
      createElement("a", { href: "https://x.test/order/a1B2" }, "it"),
    );
  const links = { template: Opens, props: {}, unsubscribeUrl: "https://x.test/newsletter/stop/a1" };
  const days = (n: number) => at(new Date(NOW.getTime() - n * 86_400_000));
  await queueMail(days(91), { ...draft, ...links, dedupeKey: "old" });
  await queueMail(days(89), { ...draft, ...links, dedupeKey: "young" });
  await enqueueAny(db, "mail.remove-links", {});
  await drainJobs(pool, { ...PLAN, tasks: [deliverMail, removeOldLinks] });
  const [old] = await readMails(ctx, eq(mails.dedupeKey, "old"));
  expect(old).toMatchObject({ unsubscribeUrl: null, linksRemovedAt: NOW });
  expect(`${old?.html} ${old?.text}`).not.toContain("a1B2");
  expect(old?.text).toContain("Look: it [link removed]");
  const [young] = await readMails(ctx, eq(mails.dedupeKey, "young"));
  expect(young?.text).toContain("/order/a1B2");
});

test("used links go from the mails to that address, and no others", async () => {
  const Opens = ({ page }: { page: string }) =>
    createElement("a", { href: `https://x.test/${page}/a1B2` }, "open");
  const write = (to: string, page: string) =>
    queueMail(ctx, { ...draft, to, dedupeKey: `${to}:${page}`, template: Opens, props: { page } });
  await write("ana@x.test", "reset-password");
  await write("ana@x.test", "order");
  await write("ben@x.test", "reset-password");
  await forgetUsedLinks(db, { to: "ana@x.test" }, ["reset-password", "sign-in-link"]);
  const left = await readMails(ctx);
  const kept = left.filter((mail) => `${mail.html} ${mail.text}`.includes("a1B2"));
  expect(kept.map((mail) => mail.dedupeKey).toSorted()).toEqual([
    "ana@x.test:order",
    "ben@x.test:reset-password",
  ]);
});

test("mails of one share are as many as it has, also when they are written at once", async () => {
  const share = { key: "guest-order:carla@example.test", most: 3, hours: 24 };
  const write = (n: number, when = NOW) =>
    queueMail(at(when), { ...draft, dedupeKey: `shared:${n}`, share });
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
  const { rows } = await pool.query("select from graphile_worker.jobs");
  expect(rows).toHaveLength(3);
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toHaveLength(3);
  expect(await db.$count(mails)).toBe(8);
  expect(await listMails(db)).toHaveLength(3);
  await write(8, new Date(NOW.getTime() + 25 * 60 * 60 * 1_000));
  await drainJobs(pool, PLAN, { mailer: working });
  expect(sent).toHaveLength(4);
});

test("a mail says who runs the shop, also where no mail server is, and is answered there", async () => {
  const layout = { preview: "p", title: "t", footer: "f", children: "Hello" };
  const Letter = () => createElement(MailLayout, layout);
  const signing = deliverMailAs(
    mailFrom({ name: "Ana & Ben", line: "Ana Labs", replyTo: "ana@example.test" }),
  );
  await queueMail(ctx, { ...draft, template: Letter, props: {} });
  await drainJobs(pool, { ...PLAN, tasks: [signing] });
  const [kept] = await db.select().from(mails);
  expect(kept?.html).toMatch(/class="mail-wordmark"[^>]*>Ana &amp; Ben</);
  expect(kept?.html).toContain("Ana Labs</p>");
  expect(kept?.text).toMatch(/\n\nAna Labs$/);
  await queueMail(ctx, { ...draft, dedupeKey: "2", template: Letter, props: {} });
  await queueMail(ctx, {
    ...draft,
    dedupeKey: "3",
    to: "ana@example.test",
    template: Letter,
    props: {},
  });
  await drainJobs(pool, { ...PLAN, tasks: [signing] }, { mailer: working });
  expect(sent.map(({ to, fromName, replyTo }) => [to, fromName, replyTo])).toEqual([
    ["carla@example.test", "Ana & Ben", "ana@example.test"],
    ["ana@example.test", "Ana & Ben", undefined],
  ]);
});
