import { expect, test } from "vitest";
import { CUSTOMER, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const agrees = (withdrawnAt = "null", givenAt = "'2026-11-20'") =>
  `insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at,
     withdrawn_at)
   values (gen_random_uuid(), 'user', 'buyer', 'marketing', 'privacy', 1, ${givenAt}, ${withdrawnAt});`;
const getsNews = "update customers set marketing_consent = true;";

test.each([
  [
    "a customer who gets news without ever having said so",
    getsNews,
    [`I11: customer ${CUSTOMER} gets news, but the last consent says otherwise`],
  ],
  [
    "a customer who gets news after she took it back",
    getsNews + agrees() + "update consents set withdrawn_at = now() where purpose = 'marketing'",
    [`I11: customer ${CUSTOMER} gets news, but the last consent says otherwise`],
  ],
  [
    "a customer who said yes and is left out",
    agrees(),
    [`I11: customer ${CUSTOMER} gets no news, but the last consent says otherwise`],
  ],
  [
    "a yes that stands twice",
    getsNews + agrees() + agrees(),
    ["I11: user buyer agreed to news 2 times at once"],
  ],
])("%s is found", async (_, damage, found) => {
  expect(await after(damage)).toEqual(found);
});

test("yes, no and yes again is no violation", async () => {
  const story = getsNews + agrees("'2026-11-21'") + agrees("null", "'2026-11-22'");
  expect(await after(story)).toEqual([]);
});
