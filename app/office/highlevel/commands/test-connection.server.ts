import { z } from "zod";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { highlevelApi, type HighlevelPlace } from "../jobs/highlevel-api.server.ts";
import { lockConnection, readConnection } from "../queries/connection.server.ts";
import {
  BROKEN,
  type ConnectionProblem,
  type Trouble,
  type Verdict,
} from "../rules/read-answer.ts";
import { highlevelConnection } from "../tables.server.ts";
import { resumeMessages } from "./resume-messages.server.ts";

export type TestResult =
  | { worked: true; name: string }
  | { worked: false; why: ConnectionProblem | Trouble | "refused"; status?: number; said?: string };

const answered = z.object({ location: z.object({ name: z.string() }) });

const LONGEST_NAME = 200;

/** Asks HighLevel for the sub-account, and records whether the key opens it. */
export async function testConnection(
  ctx: Ctx,
  place: HighlevelPlace,
): Promise<Result<TestResult, Refusal<"forbidden" | "no_key" | "changed_meanwhile">>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  const { sealedKey, key, locationId, version } = await readConnection(ctx);
  if (sealedKey === null) return refuse("no_key");
  const result: TestResult =
    key === undefined || locationId === undefined
      ? { worked: false, why: "lost" }
      : await ask(place, key, locationId);
  return inTransaction(ctx, async (tx) => {
    // The answer is not about a key that was entered while we asked HighLevel.
    const now = await lockConnection(tx);
    if (now.version !== version) return refuse("changed_meanwhile");
    await noteResult(tx, result);
    return ok(result);
  });
}

async function ask(place: HighlevelPlace, key: string, locationId: string): Promise<TestResult> {
  const { verdict, body } = await highlevelApi(place, key).location(locationId);
  if (verdict.is !== "done") return failed(verdict);
  const read = answered.safeParse(body);
  if (!read.success) return { worked: false, why: "refused", status: 200 };
  const name = read.data.location.name.replaceAll(/\p{Cc}+/gu, " ").toWellFormed();
  return { worked: true, name: name.slice(0, LONGEST_NAME) };
}

function failed(verdict: Exclude<Verdict, { is: "done" }>): TestResult {
  if (verdict.is === "gone") return { worked: false, why: "location" };
  if (verdict.is === "refused") {
    return { worked: false, why: "refused", status: verdict.status, said: verdict.said };
  }
  return { worked: false, why: verdict.why };
}

async function noteResult(tx: Ctx, result: TestResult): Promise<void> {
  if (result.worked) {
    await tx.db.update(highlevelConnection).set({
      accountName: result.name,
      testedAt: tx.now,
      problem: null,
      problemSince: null,
      pausedUntil: null,
    });
    await resumeMessages(tx);
  } else if (isBroken(result.why)) {
    await tx.db.update(highlevelConnection).set({ problem: result.why, problemSince: tx.now });
  }
  await recordAudit(tx, {
    action: "highlevel.tested",
    subject: { type: "highlevel", id: "connection" },
    after: result.worked ? { result: "connected" } : { result: result.why },
  });
}

/** These problems last until staff fix them. */
const isBroken = (why: ConnectionProblem | Trouble | "refused"): why is ConnectionProblem =>
  BROKEN.some((one) => one === why);
