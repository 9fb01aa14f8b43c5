import { recordCommands } from "#app/running/audit/commands/record-commands/record-commands.server.ts";
import { refuse } from "#app/lib/result.ts";
import { discountInput, sentDiscountInput, type DiscountInput } from "../input.ts";
import { choiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import { nameScope } from "../views/name-scope.ts";
import { discounts } from "../tables.server.ts";
import { z } from "zod";
import { operation } from "#app/platform/records/operation.ts";

/** Orders that used a code keep what they were given. */
export const discountCommands = recordCommands({
  table: discounts,
  type: "discount",
  ability: "discounts:write",
  title: "code",
  unique: { code: "taken" },
  columns: (input: DiscountInput) => discountInput.parse(input),
  check: (_, { usageLimit }, row) =>
    row && usageLimit !== null && usageLimit < row.usedCount
      ? refuse("limit_below_used", { used: row.usedCount })
      : undefined,
  // What it is for is logged by name as well, since ids say nothing to people.
  logged: async (terms, { db }) => {
    const { productIds, categoryIds } = terms;
    return { ...terms, isFor: nameScope({ productIds, categoryIds }, await choiceNames(db)) };
  },
});

export const addDiscount = operation({
  name: "discounts.create",
  says: "Add a promo code. The value is hundredths of a percent, or centavos.",
  who: "discounts:write",
  kind: "change",
  isRepeatable: false,
  needsPerson: true,
  input: sentDiscountInput,
  output: z.object({ id: z.uuid(), code: z.string() }),
  run: (ctx, discount) => discountCommands.save(ctx, discount),
});
