import type { RunningCluster } from "../cluster.ts";
import type { Figure } from "./figure.ts";

/** How far the shop grows; each step is measured. */
export type Sizes = { products: readonly number[]; orders: readonly number[] };

export type Bench = { server: RunningCluster; sizes: Sizes };

/** One thing that is measured, by itself or after others. */
export type Part = {
  name: string;
  /** What is measured, and against what. */
  about: string;
  measure(bench: Bench): Promise<Figure[]>;
};
