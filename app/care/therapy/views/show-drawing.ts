import type { Micrograms } from "#app/care/dosing/rules/medications.ts";
import { drawn, MOST_UNITS, strengthOfMix } from "../rules/vial.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { doseMessages } from "../texts/shopper-dose.ts";
import { showMg, showMl, showStrength } from "./amounts.ts";
import { shortDay, type CountedVial } from "./show-vial.ts";

const say = doseMessages.draw;
const of = planMessages.vial;

/** In mg, mL and units of one vial. Without a stated mix it is in mg alone, with the reason. */
export function showDrawing({ vial }: CountedVial, planned: Micrograms) {
  const strength = strengthOfMix(vial);
  const amount = drawn(vial, planned);
  const whyNot = strength === undefined ? say.none : say.tooMuch;
  return {
    vialId: vial.id,
    from: `${of.mixed(shortDay(vial.mixedOn))}. ${of.from(vial.orderNumber, vial.lotNumber)}`,
    mg: showMg(planned),
    mix: strength === undefined ? undefined : say.mix(showStrength(strength)),
    whyNot: amount ? undefined : whyNot,
    amount: amount && {
      ml: showMl(amount.microlitres),
      units: String(amount.units),
      /** The share of the whole syringe. */
      share: amount.units / MOST_UNITS,
      between: amount.onLine ? undefined : say.between,
      picture: say.picture(String(amount.units), showMl(amount.microlitres)),
    },
  };
}

export type ShownDrawing = ReturnType<typeof showDrawing>;
