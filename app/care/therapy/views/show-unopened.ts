import type { BoughtVial } from "../queries/vials.server.ts";
import type { Mixing } from "../rules/course.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { showMg, showMl } from "./amounts.ts";

const say = planMessages.vial;

type MixedBy = Mixing & { by: string };

export function showUnopened(
  bought: readonly BoughtVial[],
  productId: string,
  mixing: MixedBy | undefined,
) {
  const own = bought.filter((each) => each.productId === productId && each.opened < each.units);
  const usable = own.filter(({ recalledAt }) => recalledAt === null);
  const fitting = usable.some(
    ({ contentMicrograms }) => mixing && contentMicrograms === mixing.vialMicrograms,
  );
  return {
    options: usable.map(
      ({ orderItemId, lotId, product, orderNumber, lotNumber, units, opened }) => ({
        value: lotId === null ? orderItemId : `${orderItemId} ${lotId}`,
        label: say.option(product, orderNumber, lotNumber, units - opened),
      }),
    ),
    recalled: own.some(({ recalledAt }) => recalledAt !== null),
    left: usable.reduce((sum, { units, opened }) => sum + units - opened, 0),
    asInstructed:
      mixing && fitting
        ? say.asInstructed(
            showMl(mixing.waterMicrolitres),
            showMg(mixing.vialMicrograms),
            mixing.by,
          )
        : undefined,
    noMixing: mixing
      ? fitting
        ? undefined
        : say.notOther(showMg(mixing.vialMicrograms))
      : say.noMixing,
  };
}

export type ShownUnopened = ReturnType<typeof showUnopened>;
