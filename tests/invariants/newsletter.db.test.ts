import { expect, test } from "vitest";
import { NOBODY, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const subscription = (state: string) =>
  `insert into newsletter_subscriptions (id, email, state, source, stop_token, asked_at,
     confirmed_at, ended_at)
   values ('${NOBODY}', 'maria@example.test', '${state}', 'learn', 't', '2026-11-20',
     ${state === "pending" ? "null" : "'2026-11-20'"}, ${state === "ended" ? "now()" : "null"});`;
const agrees = (withdrawnAt = "null") =>
  `insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at,
     withdrawn_at)
   values (gen_random_uuid(), 'subscription', '${NOBODY}', 'marketing', 'privacy', 1, '2026-11-20',
     ${withdrawnAt});`;

test.each([
  [
    "somebody who gets it and never agreed",
    subscription("confirmed"),
    [`I13: subscription ${NOBODY} is confirmed, and 0 consents stand for it`],
  ],
  [
    "somebody who took it back and gets it",
    subscription("confirmed") + agrees("now()"),
    [`I13: subscription ${NOBODY} is confirmed, and 0 consents stand for it`],
  ],
  [
    "a consent that stands twice",
    subscription("confirmed") + agrees() + agrees(),
    [`I13: subscription ${NOBODY} is confirmed, and 2 consents stand for it`],
  ],
  [
    "a consent of somebody who only typed an address",
    subscription("pending") + agrees(),
    [`I13: subscription ${NOBODY} is pending, and 1 consents stand for it`],
  ],
  [
    "a consent of somebody who left",
    subscription("ended") + agrees(),
    [`I13: subscription ${NOBODY} is ended, and 1 consents stand for it`],
  ],
])("%s is found", async (_, damage, found) => {
  expect(await after(damage)).toEqual(found);
});

test("a consent of nobody is found", async () => {
  expect(await after(agrees())).toEqual([
    expect.stringMatching(/^I13: consent .+ stands for subscription .+, which is not there$/),
  ]);
});

test.each([
  ["one who gets it", subscription("confirmed") + agrees() + agrees("now()")],
  ["one who waits", subscription("pending")],
  ["one who left", subscription("ended") + agrees("now()")],
  ["one who is forgotten", agrees("now()")],
])("%s is no violation", async (_, story) => {
  expect(await after(story)).toEqual([]);
});
