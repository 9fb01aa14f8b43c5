import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import type { Lane } from "./lane.ts";

/**
 * Lane `first` sends so many statements, then the other lane so many, then the first lane runs to
 * its end, and then the other. A lane that waits for a lock lets the other go on earlier.
 */
export type Schedule = { first: 0 | 1; turns: [number, number] };

export type Played = {
  results: [PromiseSettledResult<unknown>, PromiseSettledResult<unknown>];
  /** What was sent in which order, a line each. */
  trace: string[];
  /** Whether each of the two turns ended early, so that a longer one is the same schedule. */
  cut: [boolean, boolean];
};

const NAMES = ["A", "B"] as const;

/** Plays one schedule of two commands that were started in these lanes. */
export async function play(
  { first, turns }: Schedule,
  lanes: readonly [Lane, Lane],
  locks: Pool,
): Promise<Played> {
  const second = first === 0 ? 1 : 0;
  const trace: string[] = [];
  const sent: [Promise<void> | undefined, Promise<void> | undefined] = [undefined, undefined];

  /** Whether the statement that a lane has sent still waits for the other lane's lock. */
  async function waits(which: 0 | 1): Promise<boolean> {
    const statement = sent[which];
    if (!statement) return false;
    let isDone = false;
    void statement.then(() => (isDone = true));
    const other = lanes[which === 0 ? 1 : 0].pid();
    for (;;) {
      await Promise.race([statement, sleep(2)]);
      if (isDone) {
        sent[which] = undefined;
        return false;
      }
      const { rows } = await locks.query<{ waits: boolean }>(
        "select $2 = any(pg_blocking_pids($1)) as waits",
        [lanes[which].pid(), other],
      );
      if (rows[0]?.waits && !isDone) return true;
    }
  }

  /** Sends up to so many statements. False when the lane ended or waits before it sent them. */
  async function turn(which: 0 | 1, most: number): Promise<boolean> {
    const lane = lanes[which];
    for (let count = 0; count < most; count += 1) {
      if (await waits(which)) return false;
      const statement = await lane.next();
      if (!statement) return false;
      lane.take();
      sent[which] = statement.done;
      statement.send();
      const isHeld = await waits(which);
      trace.push(`${NAMES[which]} ${short(statement.text)}${isHeld ? "   waits for a lock" : ""}`);
      // What this statement let go runs to its end before anything else is sent.
      const other = which === 0 ? 1 : 0;
      if (isHeld && (await waits(other))) await Promise.race([sent[0], sent[1]]);
      if (isHeld) return false;
      await waits(other);
    }
    return !(await waits(which)) && (await lane.next()) !== undefined;
  }

  const cut: [boolean, boolean] = [!(await turn(first, turns[0])), !(await turn(second, turns[1]))];
  const isOver = async (which: 0 | 1) => !(await waits(which)) && !(await lanes[which].next());
  for (let which = first; !(await isOver(0)) || !(await isOver(1)); which = which === 0 ? 1 : 0) {
    await turn(which, Infinity);
  }
  return { results: [await lanes[0].ended, await lanes[1].ended], trace, cut };
}

const short = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 100);
