import { HOME_CLAIMS } from "#app/modules/settings/rules/claim-settings.ts";
import { isMade, readClaims } from "#app/modules/settings/rules/claims.ts";
import { chargesOf } from "#app/modules/settings/rules/charges.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { deliveryTimes } from "#app/modules/settings/rules/delivery-times.ts";
import { shippingInWords, taxInWords, usualTimes } from "#app/modules/settings/views/shop-words.ts";
import {
  evidenceNotes,
  shownClaims,
  type ShownClaim,
} from "#app/modules/settings/views/show-claims.ts";
import { hourLines } from "#app/modules/settings/views/support-hours.ts";
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

/** What the owner lets the shop say of itself. While nobody can say what that is, it says nothing. */
export function showClaims(settings: Settings | undefined) {
  const { trust } = homeTexts;
  const hours = settings ? hourLines(settings.support_hours).join(", ") : "";
  const support: TrustCard = { title: "Expert support", text: trust.support(hours) };
  const purity: TrustCard = { title: "Lab-tested purity", text: trust.purity };
  if (!settings) return { claims: [], notes: [], cards: [purity, support] };
  const claims = readClaims(settings);
  const [usa, gmp] = [shownClaims(claims, ["usa"]), shownClaims(claims, ["gmp"])];
  const hero = shownClaims(claims, HOME_CLAIMS);
  return {
    claims: hero,
    notes: [...(isMade(claims.tracking) ? [trust.tracking] : []), ...evidenceNotes(hero)],
    cards: [
      { ...purity, ...usa.map((claim) => ({ claim: sentence(claim), ...basisOf(claim) }))[0] },
      ...gmp.map((claim): TrustCard => ({
        title: sentence(claim),
        text: trust.gmp,
        ...basisOf(claim),
      })),
      support,
    ],
  };
}

/** Cards have room for the evidence itself. */
function basisOf({ basis, evidence, asOf }: ShownClaim): Pick<TrustCard, "basis"> {
  if (evidence === undefined) return { basis };
  return { basis: asOf === undefined ? evidence : `${evidence}. ${basis}` };
}

const sentence = ({ figure, text }: { figure: string; text: string }) => `${figure} ${text}`.trim();
