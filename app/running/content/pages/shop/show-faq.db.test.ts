import { beforeAll, expect, test } from "vitest";
import { currentPassages } from "#app/care/assistant/queries/current-passages.server.ts";
import { saveFaqEntry } from "../../commands/save-faq-entry.server.ts";
import { plainText } from "../../views/reading.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import { testContext } from "#tests/context.ts";
import { showFaq } from "./faq-page.server.ts";

const { ctx, db } = await testContext();

beforeAll(async () => {
  const answer = "{payments} Ask us for help.";
  const entry = { slug: "how-can-i-pay", question: "How can I pay?", answer };
  const place = { category: "ordering", position: 1, isShown: true, live: "payments" } as const;
  const saved = await saveFaqEntry(ctx, { ...entry, ...place });
  const off = await saveSettings(ctx, { pay_gcash: "false", pay_cod: "false" });
  if (!saved.ok || !off.ok) throw new Error("the shop of this test was refused");
});

/** The shop has no bank account here, so bank transfers are not offered. */
test.each([
  [true, "By card or Maya. You enter card details on the payment provider’s page,"],
  [false, "No payment method is available right now. Ask us for help."],
])("an answer and the assistant name what is on offer (a gateway: %s)", async (online, words) => {
  const { groups, live } = await showFaq(db, { search: "", online });
  expect(plainText(groups[0]?.entries[0]?.blocks ?? [])).toContain(words);
  expect(live.payments).toEqual(online ? ["Card", "Maya"] : []);
  const { passages } = await currentPassages({ db, online });
  expect(JSON.stringify(passages)).toContain(words);
});

test("a search finds a method on offer, and none that is switched off", async () => {
  const found = (search: string) => showFaq(db, { search, online: true });
  expect((await found("maya")).groups).toHaveLength(1);
  expect((await found("gcash")).groups).toEqual([]);
});
