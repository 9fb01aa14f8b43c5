import { provenClaims } from "#app/running/content/queries/proven-claims.server.ts";
import { HOME_CLAIMS } from "#app/running/settings/rules/claim-settings.ts";
import { readClaims } from "#app/running/settings/rules/claims.ts";
import { chargesOf } from "#app/running/settings/rules/charges.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/running/settings/rules/delivery-times.ts";
import { shippingInWords, taxInWords, usualTimes } from "#app/running/settings/views/shop-words.ts";
import { hourLines } from "#app/running/settings/views/support-hours.ts";
import { homeTexts } from "./texts.ts";
import type { TrustCard } from "./trust-cards.tsx";

/** How an order travels and what it costs, as the settings have it. */
export function showFacts(settings: Settings): string[] {
  const charges = chargesOf(settings);
  return [
    `${shippingInWords(charges)}, only within the Philippines`,
    usualTimes(deliveryTimes(settings)),
    taxInWords(charges),
  ];
}

/** What the shop says of itself: the claims with evidence. Without settings it claims nothing. */
export function showClaims(settings: Settings | undefined) {
  const { trust } = homeTexts;
  const hours = settings ? hourLines(settings.support_hours).join(", ") : "";
  const support: TrustCard = { title: "Expert support", text: trust.support(hours) };
  const purity: TrustCard = { title: "Lab-tested purity", text: trust.purity };
  if (!settings) return { claims: [], cards: [purity, support] };
  const claims = readClaims(settings);
  const [usa, gmp] = [provenClaims(claims, ["usa"]), provenClaims(claims, ["gmp"])];
  return {
    claims: provenClaims(claims, HOME_CLAIMS, { tracking: trust.tracking }),
    cards: [
      { ...purity, claim: usa[0] },
      ...gmp.map((claim): TrustCard => ({ title: claim.words, text: trust.gmp, claim })),
      support,
    ],
  };
}
