import { choiceNames } from "#app/goods/catalog/queries/choice-names.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";

export async function conditionChoices(db: Db) {
  const choices = await choiceNames(db);
  const all = [...choices.products, ...choices.categories];
  return { ...choices, names: new Map(all.map(({ id, name }) => [id, name])) };
}

export type ConditionChoices = Awaited<ReturnType<typeof conditionChoices>>;
