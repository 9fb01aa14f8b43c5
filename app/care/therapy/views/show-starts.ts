import { findClash } from "#app/goods/catalog/rules/interlocks.ts";
import { toInterlockLine } from "../rules/interlock-line.ts";
import type { BoughtVial } from "../queries/vials.server.ts";
import type { DoseInstruction } from "../queries/instructions.server.ts";
import type { OpenPlan } from "../queries/own-course.server.ts";
import { courseLabelOf } from "../rules/course-labels.ts";
import { stepOf } from "../rules/course.ts";
import type { Day } from "../rules/days.ts";
import { planMessages } from "../texts/shopper-plan.ts";
import { showMg } from "./amounts.ts";

const say = planMessages.start;

/** Products of paid orders without a course: by what one can be started, or why none can. */
export function showStarts(
  bought: readonly BoughtVial[],
  written: readonly DoseInstruction[],
  plans: readonly OpenPlan[],
  today: Day,
) {
  const running = plans.map(toInterlockLine);
  const products = new Map(bought.map((each) => [each.productId, each]));
  for (const { plan } of plans) products.delete(plan.productId);
  return [...products.values()].map(({ productId, slug, compound, product }) => {
    const label = courseLabelOf(compound);
    const instruction = written.find(
      (each) => each.productId === productId && each.validUntil >= today,
    );
    const by = instruction
      ? say.instruction(instruction.clinicianName)
      : label && say.label(showMg(stepOf(label, 0)));
    const clash = findClash([toInterlockLine({ slug, compound }), ...running]);
    const isBlocked = clash?.slugs.includes(slug) ?? false;
    const whyNot = !by ? say.noSource : isBlocked ? say.blocked : undefined;
    return { productId, product, by, whyNot };
  });
}

export type ShownStart = ReturnType<typeof showStarts>[number];
