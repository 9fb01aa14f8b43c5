import { formatMoney } from "#app/lib/money.ts";
import { watchHref } from "#app/goods/catalog/views/product-href.ts";
import { showClash } from "#app/goods/catalog/views/show-clash.ts";
import type { RefillOffer } from "../queries/refill-offer.server.ts";
import { refillMessages } from "../texts/shopper-refill.ts";
import { showMg } from "./amounts.ts";

const say = refillMessages.offer;

/** What can be put in the cart now, in words, or the reason against it and the next step. */
export function showOffer(offer: RefillOffer) {
  const { judged, name, slug, sku, strength, price, arrives, mayAsk, needsWord } = offer;
  if (judged.kind === "clash") return { kind: "clash" as const, clash: showClash(offer.together) };
  if (judged.kind !== "offer") {
    const { title, text } = TEXTS[judged.kind];
    return {
      kind: judged.kind,
      title,
      text,
      slug,
      watch: watchHref(slug, sku),
      mayAsk: judged.kind === "approval" && mayAsk,
    };
  }
  const { units, cutBy } = judged;
  const each = price ?? 0;
  return {
    kind: "offer" as const,
    name,
    facts: [
      ...(strength === undefined
        ? []
        : [{ label: say.strength, value: say.ofVial(showMg(strength)) }]),
      { label: say.units, value: say.vials(units) },
      ...(units > 1 ? [{ label: say.each, value: formatMoney(each) }] : []),
      { label: say.all, value: formatMoney(each * units) },
      { label: say.arrives, value: say.arrivesText(arrives) },
    ],
    notes: [...(cutBy ? [say.cutBy[cutBy](units)] : []), ...(needsWord ? [say.needsWord] : [])],
  };
}

export type ShownOffer = ReturnType<typeof showOffer>;

const TEXTS = {
  gone: { title: say.gone, text: say.goneText },
  too_large: { title: say.too_large, text: say.too_largeText },
  nothing_left: { title: say.nothing_left, text: say.nothing_leftText },
  approval: { title: say.approval, text: say.approvalText },
  out: { title: say.out, text: say.outText },
} as const;
