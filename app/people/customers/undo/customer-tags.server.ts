import { isUuid } from "#app/lib/is-uuid.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { tagCustomer } from "../commands/tag-customer.server.ts";
import { tagsOfCustomer } from "../queries/tags.server.ts";
import { readTagField } from "../rules/tag-field.ts";
import { tagMessages as say } from "../texts/staff-tags.ts";

/**
 * Undo of a customer's tags, each as a field that is present or not. Nothing else of a customer is
 * undone by it.
 */
export const customerTagsUndo: UndoableRecord = {
  type: "customer",
  who: "customers:note",
  read: async (db, customerId, names) => {
    if (!isUuid(customerId)) return undefined;
    const has = new Set(await tagsOfCustomer(db, customerId));
    const fields = names.flatMap((name) => {
      const tag = readTagField(name);
      return tag === undefined ? [] : [[name, has.has(tag)] as const];
    });
    return { version: 1, fields: Object.fromEntries(fields) };
  },
  save: (ctx, { id, fields, restored }) => {
    const tags = restored.flatMap((name) => {
      const tag = readTagField(name);
      return tag === undefined ? [] : [{ tag, isThere: fields[name] === true }];
    });
    const add = tags.filter(({ isThere }) => isThere).map(({ tag }) => tag);
    const remove = tags.filter(({ isThere }) => !isThere).map(({ tag }) => tag);
    return tagCustomer(ctx, id, { add, remove });
  },
  refusals: { too_many: say.problems.too_many },
};
