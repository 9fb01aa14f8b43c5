import { isUuid } from "#app/lib/is-uuid.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";
import { tagRecord, type TaggedKind } from "../commands/tag-record.server.ts";
import { tagsOfOne } from "../queries/tags.server.ts";
import { readTagField } from "../rules/tags.ts";

/** Undo of a record's tags, each as a field that is present or not. */
export const tagUndo = (kind: TaggedKind): UndoableRecord => ({
  type: kind.one,
  who: kind.ability,
  read: async (db, recordId, names) => {
    if (!isUuid(recordId)) return undefined;
    const has = new Set(await tagsOfOne(db, kind.tables, recordId));
    const fields = tagsIn(names).map(({ name, tag }) => [name, has.has(tag)] as const);
    return { version: 1, fields: Object.fromEntries(fields) };
  },
  save: (ctx, { id, fields, restored }) => {
    const [add, remove] = [true, false].map((isThere) =>
      tagsIn(restored.filter((name) => (fields[name] === true) === isThere)).map(({ tag }) => tag),
    );
    return tagRecord(ctx, kind, id, { add: add ?? [], remove: remove ?? [] });
  },
  refusals: { too_many: kind.say.tooMany },
});

function tagsIn(names: readonly string[]) {
  return names.flatMap((name) => {
    const tag = readTagField(name);
    return tag === undefined ? [] : [{ name, tag }];
  });
}
