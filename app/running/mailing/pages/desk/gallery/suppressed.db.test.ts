import { eq } from "drizzle-orm";
import fc from "fast-check";
import { isValidElement } from "react";
import { describe, expect, it } from "vitest";
import { makeReadyCampaign, makeSubscription } from "#app/reach/campaigns/factories.ts";
import { queueShopMail } from "../../../commands/queue-shop-mail.server.ts";
import { MAIL_KINDS, isMailKind, type MailKind } from "../../../rules/mail-kinds.ts";
import { queueAgain } from "#app/platform/mail/queue-again.server.ts";
import {
  SUPPRESSION_REASONS,
  stopsMail,
  type MailPurpose,
} from "#app/platform/mail/suppression-terms.ts";
import { suppress } from "#app/platform/mail/suppressions.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { openSending, toOf } from "#tests/open-sending.ts";
import { isThorough } from "#tests/thorough.ts";
import { MAIL_GALLERY } from "./mail-gallery.ts";
import { SAMPLE_DATA } from "./sample-data.ts";

const { ctx, db, letters, run, send } = await openSending();
const KINDS = Object.keys(MAIL_KINDS).filter(isMailKind);
const PURPOSES = ["marketing", "service", "transactional"] as const;
const CASES = PURPOSES.flatMap((purpose) =>
  SUPPRESSION_REASONS.flatMap((reason) =>
    [true, false].map((before) => ({ purpose, reason, before })),
  ),
);

let address = 0;
const newAddress = () => `reader-${(address += 1)}@example.test`;
const got = (to: string) => letters().filter((letter) => toOf(letter) === to).length;

type Mail = { kind: MailKind; purpose: MailPurpose; to: string; withFile?: boolean };

/** Queues a mail as its module does, with the template and the sample words of its kind. */
async function queue({ kind, purpose, to, withFile = false }: Mail): Promise<string> {
  const [sample] = MAIL_GALLERY[kind].samples(SAMPLE_DATA[0]);
  if (!sample || !isValidElement<object>(sample.element)) throw new Error(`${kind} has no sample`);
  const { type, props } = sample.element;
  if (typeof type === "string") throw new Error(`${kind} has no template`);
  // The kind's own key would not do: a campaign's mail needs a recipient for it.
  const dedupeKey = `try:${ctx.ids.newId()}`;
  const file = { name: "a.txt", type: "text/plain", content: Buffer.from("a") };
  await queueShopMail(ctx, {
    kind,
    values: sample.values,
    dedupeKey,
    to,
    subject: sample.subject,
    purpose,
    ...(purpose !== "transactional" && { unsubscribeUrl: "https://shop.example/stop/1" }),
    ...(withFile && { attachments: [file] }),
    template: () => sample.element,
    props,
  });
  return dedupeKey;
}

/** Case and surrounding spaces of an address make no difference. */
const spelled = fc.constantFrom<(to: string) => string>(
  (to) => to,
  (to) => to.toUpperCase(),
  (to) => ` ${to} `,
);

describe("a suppressed address", () => {
  it("gets no mail of any kind that its reason stops, whenever it was suppressed", async () => {
    const mail = fc.record({
      kind: fc.constantFrom(...KINDS),
      withFile: fc.boolean(),
      spell: spelled,
    });
    const cases = CASES.map((one) => mail.map((drawn) => ({ ...one, ...drawn })));
    const drawn = fc.sample(fc.tuple(...cases), isThorough ? 5 : 1).flat();
    const expected: { to: string; count: number }[] = [];
    for (const { reason, before, spell, ...one } of drawn) {
      const to = newAddress();
      const stop = () => suppress(ctx, { address: spell(to), reason });
      if (before) await stop();
      await queue({ ...one, to });
      if (!before) await stop();
      expected.push({ to, count: stopsMail(reason, one.purpose) ? 0 : 1 });
    }
    await run();
    for (const [place, { to, count }] of expected.entries()) {
      expect(got(to), JSON.stringify(drawn[place])).toBe(count);
    }
  });

  it("gets every kind without a suppression, and of none that is stopped", async () => {
    const pairs = KINDS.map((kind) => ({ kind, free: newAddress(), gone: newAddress() }));
    for (const { kind, free, gone } of pairs) {
      await suppress(ctx, { address: gone, reason: "hard_bounce" });
      await queue({ kind, purpose: "transactional", to: free });
      await queue({ kind, purpose: "transactional", to: gone });
    }
    await run();
    for (const { kind, free, gone } of pairs) {
      expect([kind, got(free), got(gone)]).toEqual([kind, 1, 0]);
    }
  });

  it("gets no mail that staff send again, either", async () => {
    const [to, gone] = [newAddress(), newAddress()];
    const first = await queue({ kind: "order-paid", purpose: "transactional", to });
    await suppress(ctx, { address: gone, reason: "hard_bounce" });
    const [mail] = await db.select().from(mails).where(eq(mails.dedupeKey, first));
    const again = {
      dedupeKey: "again:1",
      to: gone,
      renew: (texts: { html: string; text: string }) => texts,
    };
    expect(await queueAgain(ctx, mail?.id ?? "", again)).toBe(true);
    await run();
    expect([got(to), got(gone)]).toEqual([1, 0]);
  });

  it.each(SUPPRESSION_REASONS)("gets no campaign: %s", async (reason) => {
    const [early, late, free] = [newAddress(), newAddress(), newAddress()];
    for (const to of [early, late, free]) await makeSubscription(ctx, to);
    await suppress(ctx, { address: early, reason });
    await send(await makeReadyCampaign(ctx));
    await suppress(ctx, { address: late.toUpperCase(), reason });
    await run();
    await run(1);
    expect([got(early), got(late), got(free)]).toEqual([0, 0, 1]);
  });
});
