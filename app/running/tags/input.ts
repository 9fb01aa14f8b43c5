import { z } from "zod";
import { MOST_TAGS, readTags } from "./rules/tags.ts";
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

/** Tags as a program sends them, one text each. */
const tags = z
  .array(z.string().max(100))
  .max(MOST_TAGS)
  .default([])
  .transform((names, at) => {
    const read = names.map(readTags);
    for (const each of read) {
      if ("problem" in each && each.problem !== "too_many") {
        at.addIssue({ code: "custom", message: say.problems[each.problem] });
      }
    }
    return read.flatMap((each) => ("tags" in each ? each.tags : []));
  });

export const tagInput = z.object({ add: tags, remove: tags });
const names = z.array(z.string()).readonly();
export const tagOutput = z.object({ added: names, removed: names });
