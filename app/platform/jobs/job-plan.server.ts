import type { JobPlan } from "./runner.server.ts";
import type { ModuleJobs, Task } from "./task.server.ts";

/** If two modules have a task of the same name, the last one wins. */
export function planOf(...modules: readonly Partial<ModuleJobs>[]): JobPlan {
  const listeners = new Map<string, readonly Task[]>();
  for (const module of modules) {
    for (const [event, tasks] of Object.entries<readonly Task[]>(module.listeners ?? {})) {
      listeners.set(event, [...(listeners.get(event) ?? []), ...tasks]);
    }
  }
  const schedule = modules.flatMap((module) => module.schedule ?? []);
  return {
    tasks: [...modules.flatMap(({ tasks }) => tasks ?? []), ...schedule.map(({ task }) => task)],
    listeners: Object.fromEntries(listeners),
    schedule: schedule.map(({ task, match, priority = 0 }) => ({
      task: task.name,
      match,
      options: { priority },
    })),
  };
}
