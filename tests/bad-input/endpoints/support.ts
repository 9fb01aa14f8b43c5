import { unknownFields } from "#app/reach/support/rules/reply-fields.ts";
import { signBody } from "#app/selling/payments/gateways/redirect-signature.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { savedReplyCommands } from "#app/reach/support/commands/saved-reply.server.ts";
import { makeTicket } from "#app/reach/support/factories.ts";
import { replyAddress } from "#app/reach/support/rules/reply-address.ts";
import { sealPass } from "#app/reach/support/pages/shop/contact-page.server.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { INBOUND } from "../inbound.ts";
import type { Prepare, Some } from "../call.ts";
import { anything, choice, email, id, line, optional, readFrom, secret, text } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** As a form that was opened a minute ago sends it. */
const message: Prepare = (shop) => ({
  fields: {
    pass: secret(passOf(shop)),
    // Only programs fill it.
    website: optional({ ...line(""), mayBe: (given) => given.trim() === "" }),
    name: line("Maria Clara"),
    email: email(`maria-${crypto.randomUUID()}@example.com`),
    phone: optional({ ...line("0917 123 4567"), mayBe: (given) => /^[-+()\d\s]+$/.test(given) }),
    subject: line("Order PM-26-000123"),
    message: text("Where is my parcel?"),
    topic: optional(choice("order", "delivery", "payment", "return", "product", "other")),
  },
});

function passOf({ secret: shopSecret }: Shop): string {
  const shownAt = new Date(Date.now() - 60_000);
  return sealPass(createSealers(shopSecret), { key: crypto.randomUUID(), shownAt, asked: false });
}

type Ticket = Parameters<typeof makeTicket>[1];
const CLOSED = (): Ticket => ({ status: "closed", closedAt: new Date() });

const onTicket = async (shop: Shop, own: Ticket = {}) => ({
  as: "admin" as const,
  params: {
    ticketId: id(await makeTicket(shop.system(), own)),
  },
});

const savedReply = () => ({
  intent: choice("save"),
  title: line(`Reply ${crypto.randomUUID()}`),
  body: {
    ...text("Hello {first_name}"),
    mayBe: (given: string) => given.trim() !== "" && unknownFields(given).length === 0,
  },
});

async function onSaved(shop: Shop, { isArchived = false } = {}) {
  const ctx = shop.system();
  const title = `Reply ${crypto.randomUUID()}`;
  const made = await savedReplyCommands.save(ctx, { title, body: "Hello {first_name}" });
  if (!made.ok) throw new Error(made.reason);
  if (isArchived) await savedReplyCommands.archive(ctx, made.value.id);
  return { as: "admin" as const, params: { replyId: id(made.value.id) } };
}

/** Signed as the provider signs it, of a sender who has not written before. */
const inboundMail: Prepare = async (shop) => {
  const ctx = shop.system();
  const saved = await saveSettings(ctx, { inbound_email: INBOUND.address });
  if (!saved.ok) throw new Error(saved.reason);
  return {
    sign: (rawBody) => ({ "x-signature": signBody(rawBody, INBOUND.secret, new Date()) }),
    fields: {
      messageId: line(`<${crypto.randomUUID()}@mail.example>`),
      // A mail without a sender is taken and ignored.
      from: anything(`Maria <maria-${crypto.randomUUID()}@example.com>`),
      to: anything(replyAddress(ctx, INBOUND.address, await makeTicket(ctx))),
      subject: anything("Re: My parcel"),
      text: anything("It has arrived."),
    },
  };
};

export const support = {
  "/api/inbound-mail": { POST: { mail: inboundMail } },
  "/contact": { GET: () => ({}), POST: { send: message } },
  "/admin/support": {
    GET: () => ({
      as: "admin",
      query: { show: anything("closed"), topic: anything("order"), page: anything("1") },
    }),
  },
  "/admin/support/replies": {
    GET: () => ({ as: "admin", query: { show: anything("archived"), q: anything("parcel") } }),
  },
  "/admin/support/replies/new": {
    GET: () => ({ as: "admin" }),
    POST: { save: () => ({ as: "admin", fields: savedReply() }) },
  },
  "/admin/support/replies/:replyId": {
    GET: (shop) => onSaved(shop),
    POST: {
      save: async (shop) => ({
        ...(await onSaved(shop)),
        fields: { ...savedReply(), ...readFrom(1) },
      }),
      archive: async (shop) => ({ ...(await onSaved(shop)), fields: { intent: choice("remove") } }),
      restore: async (shop) => ({
        ...(await onSaved(shop, { isArchived: true })),
        fields: { intent: choice("restore") },
      }),
    },
  },
  "/admin/support/:ticketId/summary": { GET: (shop) => onTicket(shop) },
  "/admin/support/:ticketId": {
    GET: async (shop) => ({
      ...(await onTicket(shop)),
      query: { saved: anything((await onSaved(shop)).params.replyId.valid) },
    }),
    POST: {
      reply: async (shop) => ({
        ...(await onTicket(shop)),
        fields: {
          intent: choice("reply"),
          key: id(crypto.randomUUID()),
          text: text("It left on Monday."),
          close: anything("yes"),
          seen: { ...line("0"), mayBe: (given) => /^\d+$/.test(given) },
        },
      }),
      assign: async (shop) => {
        const { rows } = await shop.pool.query<{ id: string }>(
          "select user_id as id from user_roles where role = 'admin' limit 1",
        );
        return {
          ...(await onTicket(shop)),
          fields: {
            intent: choice("assign"),
            assigneeId: optional(secret(rows[0]?.id ?? "")),
            was: optional(choice("")),
          },
        };
      },
      sort: async (shop) => ({
        ...(await onTicket(shop)),
        fields: {
          intent: choice("sort"),
          topic: choice("order", "delivery", "payment", "return", "product", "other"),
          orderNumber: optional({
            ...line(await shop.order().then(({ orderNumber }) => orderNumber)),
            mayBe: (given) =>
              /^\s*$|^\s*#?\s*([A-Z]{1,4})?[\s-]*\d{2}[\s-]*\d{6,9}\s*$/i.test(given),
          }),
          wasTopic: optional(choice("other")),
          wasOrder: optional(choice("")),
        },
      }),
      note: async (shop) => ({
        ...(await onTicket(shop)),
        fields: {
          intent: choice("note"),
          key: id(crypto.randomUUID()),
          note: text("They called at noon."),
        },
      }),
      snooze: async (shop) => ({
        ...(await onTicket(shop)),
        fields: {
          intent: choice("snooze"),
          how: choice("until"),
          until: {
            ...line(writeMinute(new Date(Date.now() + 3_600_000))),
            mayBe: (given) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(given),
          },
          was: optional(choice("")),
        },
      }),
      wake: async (shop) => ({
        ...(await onTicket(shop, { snoozedAt: new Date() })),
        fields: { intent: choice("wake") },
      }),
      close: async (shop) => ({ ...(await onTicket(shop)), fields: { intent: choice("close") } }),
      reopen: async (shop) => ({
        ...(await onTicket(shop, CLOSED())),
        fields: { intent: choice("reopen") },
      }),
    },
  },
} satisfies Some;
