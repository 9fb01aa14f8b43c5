import process from "node:process";
import { checkInvariants } from "../invariants.ts";
import type { Random } from "../proof/random.ts";
import { buyingRaces } from "./buying.ts";
import { keepingRaces } from "./keeping.ts";
import { openLane } from "./lane.ts";
import { play, type Played, type Schedule } from "./play.ts";
import type { Prepared, Race } from "./race.ts";
import type { Shop } from "./shop.ts";

export const races: readonly Race[] = [...buyingRaces, ...keepingRaces];

export type Tried = { schedules: number; waits: number; problems: string[] };

type Run = Played & { problems: string[] };

/** Plays a race by every schedule, and stops at the first that goes wrong. */
export async function everySchedule(shop: Shop, race: Race): Promise<Tried> {
  const tried: Tried = { schedules: 0, waits: 0, problems: [] };
  for (const first of [0, 1] as const) {
    for (let one = 1, isOver = false; !isOver; one += 1) {
      for (let other = 1; ; other += 1) {
        const { cut } = await note(tried, shop, race, { first, turns: [one, other] });
        if (tried.problems.length > 0) return tried;
        [isOver] = cut;
        // A longer turn of a command that ended or waits is the same schedule.
        if (cut[0] || cut[1]) break;
      }
    }
  }
  return tried;
}

/** Plays a race by so many schedules, which are drawn. */
export async function someSchedules(
  shop: Shop,
  race: Race,
  { most, random }: { most: number; random: Random },
): Promise<Tried> {
  const tried: Tried = { schedules: 0, waits: 0, problems: [] };
  while (tried.schedules < most && tried.problems.length === 0) {
    const first = random.pick([0, 1] as const);
    // Short turns are drawn more often: some commands have three statements.
    const turn = () => random.whole(1, random.whole(1, 8));
    const turns: Schedule["turns"] = [turn(), turn()];
    await note(tried, shop, race, { first, turns });
  }
  return tried;
}

/** Plays the one schedule of a text such as `two-refunds/B3/A2`, as a failure prints it. */
export async function replay(shop: Shop, text: string): Promise<Tried> {
  const [name, ...parts] = text.split("/");
  const race = races.find((one) => one.name === name);
  const [one, other] = parts.map((part) => Number(part.slice(1)));
  if (!race || !one || !other) throw new Error(`SCHEDULE: ${text} is no schedule`);
  const tried: Tried = { schedules: 0, waits: 0, problems: [] };
  const first = parts[0]?.startsWith("B") ? 1 : 0;
  const { trace } = await note(tried, shop, race, { first, turns: [one, other] });
  process.stdout.write(`${trace.join("\n")}\n`);
  return tried;
}

async function note(tried: Tried, shop: Shop, race: Race, schedule: Schedule): Promise<Run> {
  const run = await playOnce(shop, race, schedule);
  tried.schedules += 1;
  tried.waits += run.trace.filter((line) => line.endsWith("waits for a lock")).length;
  if (run.problems.length > 0) {
    const [first, second] = schedule.first === 0 ? "AB" : "BA";
    const [one, other] = schedule.turns;
    const again = `SCHEDULE=${race.name}/${first}${one}/${second}${other}`;
    tried.problems.push([...run.problems, `${again}, ${race.about}`, ...run.trace].join("\n    "));
  }
  return run;
}

async function playOnce(shop: Shop, race: Race, schedule: Schedule): Promise<Run> {
  const prepared = await race.prepare(shop);
  const lanes = [await openLane(shop.target), await openLane(shop.target)] as const;
  try {
    void lanes[0].start(() => prepared.acts[0](lanes[0].db));
    void lanes[1].start(() => prepared.acts[1](lanes[1].db));
    const played = await play(schedule, lanes, shop.pool);
    const broken = await checkInvariants(shop.db, { jobsDrained: false });
    return { ...played, problems: [...(await judge(prepared, played)), ...broken] };
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

async function judge({ allowed, check }: Prepared, { results }: Played): Promise<string[]> {
  const [a, b] = results.map((result) =>
    result.status === "fulfilled" ? String(result.value) : `threw ${messageOf(result.reason)}`,
  );
  const isAllowed = allowed.some(([one, other]) => one === a && other === b);
  const ended = isAllowed ? [] : [`A ended with ${a} and B with ${b}`];
  return [...ended, ...((await check?.()) ?? [])];
}

function messageOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(error);
}
