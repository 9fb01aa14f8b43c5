import { expect, it } from "vitest";
import { testContext } from "#tests/context.ts";
import { makeCampaign, makeCampaignUnderWay } from "../../factories.ts";
import { loadCampaign } from "./load-campaign.server.ts";

const { ctx } = await testContext();
const env = { smtpUrl: undefined };

it("leads to the sender check until a campaign has begun", async () => {
  const { id } = await makeCampaign(ctx);
  expect(await loadCampaign({ ctx, env }, id)).toMatchObject({ isFirst: true });
  const begun = await makeCampaignUnderWay(ctx, "sending");
  expect(await loadCampaign({ ctx, env }, begun)).toMatchObject({ isFirst: false });
  expect(await loadCampaign({ ctx, env }, id)).toMatchObject({ isFirst: false });
});
