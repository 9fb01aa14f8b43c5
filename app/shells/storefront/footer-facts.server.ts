import { shopYear } from "#app/lib/dates.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { legalNotices } from "#app/running/settings/rules/legal-notices.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { imprintInShort } from "#app/running/settings/views/imprint.ts";

/** What the footer says. Without the database it says the defaults, and the page is not kept. */
export async function footerFacts(served: RequestContext) {
  const settings = await shownSettings(served).catch(() => {
    served.page.spoiled = true;
    return readSettings({});
  });
  return {
    year: shopYear(served.ctx.now),
    notices: legalNotices(settings),
    owner: imprintInShort(settings),
    giftCards: settings.gift_cards,
  };
}
