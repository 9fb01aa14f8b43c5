import { announceChange } from "./changes.ts";
import { readAnswer, type Outcome, type Why } from "./read-answer.ts";
import {
  listWaiting,
  putWaiting,
  readWaiting,
  removeWaiting,
  type Waiting,
} from "./waiting-store.ts";

/** What can wait to be sent: its name in the browser, and where it is sent to. */
export type QueueKind = { name: string; address: string };

/** One that was sent, and what its writer should hear of it. */
export type Saved = { id: string; message: string | undefined };

const LIMIT_MS = 20_000;
const LOCK = "pm-waiting";

/** One window after the other; where browsers can't do that, the ids keep things from doubling. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** Sends one that waits, and takes it out once the shop has it. Undefined: another window did. */
export async function sendOne(kind: QueueKind, id: string): Promise<Outcome | undefined> {
  return oneAtATime(async () => {
    const item = await readWaiting(id);
    return item && settle(item, await post(kind, item));
  });
}

/** Sends all that wait for this account. Stops where the next would fare no better. */
export async function sendAll(
  kind: QueueKind,
  owner: string,
): Promise<{ saved: Saved[]; why: Why | undefined }> {
  return oneAtATime(async () => {
    const saved: Saved[] = [];
    for (const item of await listWaiting(kind.name)) {
      if (item.owner !== owner || item.refused !== undefined) continue;
      const outcome = await settle(item, await post(kind, item));
      if (outcome.kind === "later") return { saved, why: outcome.why };
      if (outcome.kind === "saved") saved.push({ id: item.id, message: outcome.message });
    }
    return { saved, why: undefined };
  });
}

async function settle(item: Waiting, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind === "saved") await removeWaiting(item.id);
  if (outcome.kind === "refused") {
    const { message, errors, urgent = [] } = outcome;
    // The message may be that of a field.
    const said = new Set([message, ...Object.values(errors)].concat(urgent));
    await putWaiting({ ...item, refused: [...said].join(" ") });
  }
  if (outcome.kind !== "later") announceChange();
  return outcome;
}

async function post({ address }: QueueKind, { id, owner, fields }: Waiting): Promise<Outcome> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ ...fields, id, owner }),
      redirect: "manual",
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { type, status, ok } = answer;
    const body: unknown = await answer.json().catch(() => undefined);
    // Half an answer says nothing.
    return readAnswer(ok && body === undefined ? undefined : { type, status, ok, body });
  } catch {
    return readAnswer(undefined);
  }
}
