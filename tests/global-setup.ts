import type { TestProject } from "vitest/node";
import { type Cluster, startCluster } from "./cluster.ts";
import { ensureTemplate } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

type SharedCluster = { users: number; started: ReturnType<typeof startCluster> };

// Each project loads this file in a module world of its own; the process is what they share.
declare global {
  var projectMeTestCluster: SharedCluster | undefined;
}

/** One cluster for the database tests and the journeys, whichever of them run. */
export async function setup(project: TestProject): Promise<void> {
  const shared = (globalThis.projectMeTestCluster ??= { users: 0, started: startCluster() });
  shared.users += 1;
  const { cluster } = await shared.started;
  await ensureTemplate(cluster);
  project.provide("cluster", cluster);
}

export async function teardown(): Promise<void> {
  const shared = globalThis.projectMeTestCluster;
  if (!shared || --shared.users > 0) return;
  globalThis.projectMeTestCluster = undefined;
  (await shared.started).stop();
}
