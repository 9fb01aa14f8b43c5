import { orderCard, paidCard, sentCard } from "#app/selling/giftcards/factories.ts";
import { cardToken } from "#app/selling/giftcards/rules/card-link.ts";
import { shopDay } from "#app/lib/dates.ts";
import type { Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  email,
  id,
  line,
  optional,
  secret,
  text,
  type Field,
} from "../fields.ts";
import type { Shop } from "../shop.ts";
import { ownSession } from "./accounts.ts";

const short = (valid: string, most: number): Field => ({
  ...line(valid),
  mayBe: (typed) => line(valid).mayBe(typed) && typed.trim().length <= most,
});

async function ownCard(shop: Shop) {
  const card = await orderCard(shop.system());
  return { params: { token: secret(cardToken(shop.system(), card.id)) } };
}

const buy: Prepare = async (shop) => {
  await orderCard(shop.system());
  return {
    fields: {
      key: id(crypto.randomUUID()),
      amount: choice("1000", "500", "2500", "5000", "10000"),
      buyerName: short("Rosa Cruz", 80),
      buyerEmail: email("rosa@example.com"),
      recipientName: short("Ana Reyes", 80),
      recipientEmail: email("ana@example.com"),
      message: optional({ ...text("Enjoy!"), mayBe: (typed) => typed.trim().length <= 200 }),
      sendOn: { ...choice(shopDay(new Date())), mayBe: (typed) => /^\d{4}-\d\d-\d\d$/.test(typed) },
      paymentMethod: choice("card", "gcash", "maya"),
    },
  };
};

const onCard =
  (fields: Record<string, Field>): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { cardId: id((await paidCard(shop.system())).id) },
    fields,
  });

export const giftCards = {
  "/gift-cards": {
    GET: async (shop) => {
      await orderCard(shop.system());
      return {};
    },
    POST: { buy },
  },
  "/gift-cards/return": { GET: () => ({}) },
  "/gift-cards/redeem": {
    GET: async (shop) => ({ cookie: (await ownSession(shop)).cookie }),
    POST: {
      redeem: async (shop) => ({
        cookie: (await ownSession(shop)).cookie,
        fields: {
          intent: anything("redeem"),
          code: secret((await sentCard(shop.system())).code),
        },
      }),
    },
  },
  "/gift-card/:token": {
    GET: ownCard,
    POST: {
      pay: async (shop) => ({
        ...(await ownCard(shop)),
        fields: { intent: anything("pay"), key: id(crypto.randomUUID()) },
        // An open attempt is paid as it is.
        changes: false,
      }),
    },
  },
  "/admin/gift-cards": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("sent"),
        q: anything("Ana"),
        sort: anything("-amount"),
        after: anything(""),
        before: anything(""),
      },
    }),
  },
  "/admin/gift-cards/:cardId": {
    GET: async (shop) => ({
      as: "admin",
      params: { cardId: id((await paidCard(shop.system())).id) },
    }),
    POST: {
      resend: onCard({ intent: choice("resend"), email: email("new@example.com") }),
      void: onCard({
        intent: choice("void"),
        reason: short("The buyer asked", 200),
        byHand: optional(short("BDO 123", 100)),
      }),
    },
  },
} satisfies Some;
