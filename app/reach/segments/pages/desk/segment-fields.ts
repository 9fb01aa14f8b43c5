import type { Texts } from "#app/lib/edit.ts";
import { formFields, textsOf, type FormField } from "#app/lib/form-field.ts";
import { customerMessages } from "#app/people/customers/texts/staff.ts";
import type { ConditionChoices } from "../../queries/condition-names.server.ts";
import type { Conditions } from "../../rules/conditions.ts";
import { LONGEST_NAME, TIERS } from "../../rules/condition-terms.ts";
import { segmentMessages as say } from "../../texts/staff.ts";

type Choices = Pick<ConditionChoices, "products" | "categories"> & { tags: readonly string[] };

const group = { legend: say.conditions, hint: say.conditionsHint };
const half = { half: true, group } as const;

export function segmentFields({ products, categories, tags }: Choices): readonly FormField[] {
  const words = (rows: readonly { id: string; name: string }[]): Texts => ({
    "": say.any,
    ...Object.fromEntries(rows.map(({ id, name }) => [id, name])),
  });
  const fields = {
    ...say.fields,
    productId: { label: say.fields.productId, words: words(products) },
    categoryId: { label: say.fields.categoryId, words: words(categories) },
    tag: { label: say.fields.tag, words: words(tags.map((name) => ({ id: name, name }))) },
    tier: {
      ...say.fields.tier,
      words: words(TIERS.map((id) => ({ id, name: customerMessages.tier[id] }))),
    },
  };
  return formFields(fields, {
    name: { required: true, max: LONGEST_NAME },
    leastAmount: { input: "money", ...half },
    mostAmount: { input: "money", ...half },
    leastOrders: { input: "count", max: 6, ...half },
    mostOrders: { input: "count", max: 6, ...half },
    lastOrder: half,
    lastOrderDays: { input: "count", max: 6, ...half },
    productId: half,
    categoryId: half,
    tag: half,
    tier: half,
    stage: half,
    account: half,
    consent: half,
    joinedDays: { input: "count", max: 6, ...half },
  });
}

export function segmentTexts(
  { name, conditions }: { name: string; conditions: Conditions },
  fields: readonly FormField[],
): Texts {
  return textsOf(fields, { name, ...conditions });
}
