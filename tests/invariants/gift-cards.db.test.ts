import { expect, test } from "vitest";
import { NOBODY, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

type Facts = { amount?: number; payment?: string; end?: string };

/** A card of 100 whose payment and end a case chooses. */
const card = ({ amount = 100, payment = "open", end = "" }: Facts) => `
  insert into payments (id, gateway, reference, amount, status, created_at, settled_at)
  values ('${NOBODY}', 'bank', 'card-1', ${amount}, '${payment}', now(),
    case when '${payment}' <> 'open' then now() end);
  insert into gift_cards (id, payment_id, request_key, amount, payment_method, buyer_name,
    buyer_email, recipient_name, recipient_email, send_on, created_at)
  values ('${NOBODY}', '${NOBODY}', '${NOBODY}', 100, 'card', 'A', 'a@example.com', 'B',
    'b@example.com', '2026-11-30', now());
  ${end && `update gift_cards set ${end}`}`;

const redeemed = "sent_at = now(), code_hash = 'x', redeemed_at = now()";

test.each<[string, Facts, string[]]>([
  ["an unpaid card", {}, []],
  ["a paid card", { payment: "paid" }, []],
  ["another amount", { amount: 101 }, [`gift card ${NOBODY} of 100 has a payment of 101`]],
  [
    "an unpaid card that was sent",
    { end: "sent_at = now(), code_hash = 'x'" },
    [`gift card ${NOBODY} was sent or ended without being paid`],
  ],
  [
    "a redeemed card without credit",
    { payment: "paid", end: redeemed },
    [`gift card ${NOBODY} of 100 gave 0 as credit`],
  ],
  [
    "a void card without a refund",
    { payment: "paid", end: "voided_at = now(), void_reason = 'x'" },
    [`gift card ${NOBODY} is void and has 0 refunds`],
  ],
])("%s", async (_, facts, said) =>
  expect(await after(card(facts))).toEqual(said.map((sentence) => `I26: ${sentence}`)),
);

test("a payment of nothing is found", async () => {
  expect(await after(`${card({})}; delete from gift_cards`)).toEqual([
    "I4: payment card-1 belongs to no order and no gift card",
  ]);
});
