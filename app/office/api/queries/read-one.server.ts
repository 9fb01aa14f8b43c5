import type { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import type { Actor } from "#app/platform/access/actor.ts";
import type { Ability } from "#app/platform/access/may.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { operation, type Operation, type RecordKey } from "#app/platform/records/operation.ts";
import { noQuery } from "../input.ts";

export const reads = { kind: "read", isRepeatable: true } as const;

type OneRecord<Row, Answer extends z.ZodType> = {
  name: `${string}.get`;
  says: string;
  who: Ability;
  key: RecordKey;
  output: Answer;
  find: (db: Db, key: string) => Promise<Row | undefined>;
  show: (row: Row, actor: Actor) => z.input<Answer>;
};

/** Reads one record by its key. */
export function getOne<Row, Answer extends z.ZodType>({
  find,
  show: shown,
  ...facts
}: OneRecord<Row, Answer>): Operation {
  return operation({
    ...reads,
    ...facts,
    input: noQuery,
    async run({ db, actor }, _, key) {
      const found = await find(db, key);
      return found ? ok(shown(found, actor)) : refuse("not_found");
    },
  });
}
