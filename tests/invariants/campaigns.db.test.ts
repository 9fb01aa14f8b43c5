import { expect, test } from "vitest";
import { NOBODY, openHealthyShop } from "./healthy-shop.ts";

const { after } = await openHealthyShop();

const campaign = (sent: number) =>
  `insert into campaigns (id, name, subject, state, sent_count, created_at)
   values ('${NOBODY}', 'News', 'News', 'sending', ${sent}, '2026-11-20');`;
const recipient = (state: string) =>
  `insert into campaign_recipients (id, campaign_id, email, state)
   values ('${NOBODY}', '${NOBODY}', 'maria@example.test', '${state}');`;

test.each([
  ["one that counts as many as it has", campaign(1) + recipient("sent"), []],
  [
    "one that counts more than it has",
    campaign(2) + recipient("sent"),
    [`I21: campaign ${NOBODY} counts 2 sent, 0 skipped and 0 bounced, its recipients 1, 0 and 0`],
  ],
  [
    "a recipient whose mail is gone",
    campaign(0) + recipient("queued"),
    [`I21: recipient ${NOBODY} was written to, and no mail is there`],
  ],
])("%s", async (_, damage, sentences) => {
  expect(await after(damage)).toEqual(sentences);
});
