import { afterAll, expect, test } from "vitest";
import { openMailServer } from "#tests/faults/mail-server.ts";
import { createMailer } from "./mailer.server.ts";
import { sentMessageId, storedMessageId } from "./message-id.ts";

const server = await openMailServer();
const mailer = createMailer(server.url, "Shop <hello@shop.example>");
afterAll(async () => {
  mailer.close();
  await server.close();
});

/** The head of a mail as it left, with folded lines put together. */
async function headOf(unsubscribeUrl: string | null): Promise<string> {
  await mailer.send?.({
    messageId: "<1@project-me>",
    to: "maria@example.test",
    subject: "News",
    html: "<p>News</p>",
    text: "News",
    unsubscribeUrl,
  });
  const [head = ""] = server.letters().at(-1)?.split("\n\n") ?? [];
  return head.replaceAll(/\n\s+/g, " ");
}

test("a mail that can be stopped says how, as RFC 8058 words it", async () => {
  const stop = `https://shop.example/newsletter/stop/${"x".repeat(43)}`;
  const head = await headOf(stop);
  expect(head).toMatch(new RegExp(`^List-Unsubscribe: <${stop}>$`, "m"));
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test("a logo is a part of the mail that its text names", async () => {
  const logo = new Uint8Array([137, 80, 78, 71]);
  const mail = { messageId: "<5@project-me>", to: "maria@example.test", subject: "News" };
  await mailer.send?.({ ...mail, html: '<img src="cid:shop-logo">', text: "News", logo });
  const letter = server.letters().at(-1) ?? "";
  expect(letter).toMatch(/^Content-I[dD]: <shop-logo>$/m);
  expect(letter).toMatch(/^Content-Disposition: inline; filename=logo\.png$/m);
  expect(letter).toContain(Buffer.from(logo).toString("base64"));
});

test("a calendar file goes along", async () => {
  const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  await mailer.send?.({
    messageId: "<2@project-me>",
    to: "maria@example.test",
    subject: "Booked",
    html: "<p>Booked</p>",
    text: "Booked",
    calendar,
  });
  const letter = server.letters().at(-1) ?? "";
  expect(letter).toMatch(/^Content-Type: text\/calendar; charset=utf-8; name=calendar\.ics$/m);
  expect(letter).toContain(Buffer.from(calendar).toString("base64"));
});

test("a mail leaves with an id of its sender's domain", async () => {
  const head = await headOf(null);
  expect(head).toMatch(/^Message-ID: <1@shop\.example>$/m);
  expect(storedMessageId("<1@shop.example>")).toBe("<1@project-me>");
  expect(sentMessageId("<1@project-me>", "hello@localhost")).toBe("<1@localhost>");
  expect(sentMessageId("<1@project-me>", "Shop")).toBe("<1@project-me>");
});

test("all others say nothing of it", async () => {
  expect(await headOf(null)).not.toMatch(/unsubscribe/i);
});

test("a sender's address without a name gets the shop's, one with a name keeps it", async () => {
  const mail = { messageId: "<3@project-me>", to: "maria@example.test", subject: "News" };
  const plain = createMailer(server.url, "hello@shop.example");
  for (const each of [plain, mailer]) {
    await each.send?.({ ...mail, html: "", text: "", fromName: "Ana Labs" });
  }
  plain.close();
  const senders = server
    .letters()
    .slice(-2)
    .map((letter) => /^From: (.*)$/m.exec(letter)?.[1]);
  expect(senders).toEqual(["Ana Labs <hello@shop.example>", "Shop <hello@shop.example>"]);
});

test("a neutral name takes the place of any other, beside the shop's address", async () => {
  const mail = { messageId: "<4@project-me>", to: "maria@example.test", subject: "News" };
  const names = { fromName: "Ana Labs", ownName: "Customer service" };
  await mailer.send?.({ ...mail, html: "", text: "", ...names });
  const head = server.letters().at(-1) ?? "";
  expect(head).toMatch(/^From: Customer service <hello@shop\.example>$/m);
  expect(head).not.toContain("Ana Labs");
});
