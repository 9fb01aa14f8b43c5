import { expect, test } from "vitest";
import { showWebhooks } from "./show-integrations.server.ts";

test.each([
  [0, 0, "neutral", "No webhooks"],
  [1, 0, "neutral", "1 webhook, off"],
  [1, 1, "success", "1 webhook, on"],
  [2, 0, "neutral", "2 webhooks, both off"],
  [3, 0, "neutral", "3 webhooks, all off"],
  [3, 2, "success", "3 webhooks, 2 on"],
])("of %i webhooks %i are on", (all, active, tone, label) => {
  expect(showWebhooks({ all, active })).toEqual({ tone, label });
});
