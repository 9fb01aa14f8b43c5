import { z } from "zod";
import { readTags } from "./rules/tags.ts";
import { tagMessages as say } from "./texts/staff.ts";

/** Typed tags, separated by commas. */
export const tagsInput = (tooMany: string) =>
  z.object({
    tags: z.string(say.problems.none).transform((typed, at) => {
      const read = readTags(typed);
      if ("tags" in read) return read.tags;
      const message = read.problem === "too_many" ? tooMany : say.problems[read.problem];
      at.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
  });
