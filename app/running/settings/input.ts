import { z } from "zod";
import { claimsMessages as say } from "./texts/staff-claims.ts";
import { CLAIM_NAMES, claimKey, type ClaimKey } from "./rules/claim-settings.ts";

const text = (max: number) =>
  z
    .string(say.incomplete)
    .trim()
    .max(max, say.tooLong(max))
    .refine((typed) => typed.isWellFormed(), say.unusual);
const line = (max: number) => text(max).regex(/^\P{Cc}*$/u, say.unusual);

/** The form with all claims. The caller knows the time and checks that no date is ahead. */
export const claimsInput = z
  .object(
    Object.fromEntries(
      CLAIM_NAMES.flatMap((name) => [
        [claimKey(name, "figure"), line(20)],
        [claimKey(name, "text"), line(60)],
        [claimKey(name, "evidence"), text(1_000)],
        [claimKey(name, "as_of"), line(20)],
      ]),
    ) as Record<ClaimKey, z.ZodString>,
  )
  .check(({ value, issues }) => {
    for (const name of CLAIM_NAMES) {
      const key = claimKey(name, "text");
      if (value[claimKey(name, "figure")] === "" || value[key] !== "") continue;
      issues.push({ code: "custom", path: [key], message: say.figureAlone, input: value[key] });
    }
  });
