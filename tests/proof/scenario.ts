import type { RunningCluster } from "../cluster.ts";
import type { Random } from "./random.ts";

export type Size = "quick" | "full";

/** What a scenario is given. Whatever it leaves to chance it draws from `random`. */
export type Trial = { server: RunningCluster; random: Random; size: Size; rounds: number };

/** What was counted and measured; the name of a figure says its unit. */
export type Figures = Readonly<Record<string, number>>;

/** `problems` are sentences; none is the good news, unless it could not be played here at all. */
export type Outcome = { figures: Figures; problems: readonly string[]; impossible?: string };

/** Something that the shop withstands, in a quick size for `npm test` and a full one to publish. */
export type Scenario = {
  name: string;
  /** What is done to the shop, and what must hold. */
  about: string;
  /** Without a quick one it is no part of `npm test`, whose time is short. */
  rounds: Readonly<{ quick?: number; full: number }>;
  /** It is about the tests instead of the shop, and runs only where `--only` names it. */
  byNameOnly?: boolean;
  run(trial: Trial): Promise<Outcome>;
};
