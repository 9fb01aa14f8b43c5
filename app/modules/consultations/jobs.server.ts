import { z } from "zod";
import { addDays } from "#app/lib/dates.ts";
import type { Files } from "#app/platform/files/file-store.ts";
import { task } from "#app/platform/jobs/task.server.ts";
import type { Task } from "#app/platform/jobs/task.server.ts";
import { sweepPhotos } from "./commands/sweep-photos.server.ts";
import { PHOTO_FILES } from "./rules/photo-terms.ts";

export const SWEEP_PHOTOS = "consultations.sweep-photos";

/** A day is longer than any transaction takes whose row may still come. */
export function consultationTasks(files: Files): readonly Task[] {
  const sweep = task(SWEEP_PHOTOS, z.unknown(), (ctx) =>
    sweepPhotos(ctx, files.area(PHOTO_FILES), addDays(ctx.now, -1)),
  );
  return [sweep];
}
