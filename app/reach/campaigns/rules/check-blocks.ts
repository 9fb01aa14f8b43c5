import { LONGEST_BLOCK, LONGEST_URL, type Block } from "./content-blocks.ts";
import { isLinkTarget } from "./campaign-terms.ts";
import { textField, urlField } from "./edit-blocks.ts";
import { mergeProblem, type MergeProblem } from "./merge-fields.ts";

export type BlockProblem = MergeProblem | "too_long" | "unusual" | "url";

/** The problems of blocks that can't be saved, by field. Empty blocks can be saved. */
export function checkBlocks(blocks: readonly Block[]): Record<string, BlockProblem> {
  const found: Record<string, BlockProblem> = {};
  for (const [place, { kind, text, url }] of blocks.entries()) {
    const isText = kind === "heading" || kind === "paragraph" || kind === "button";
    const problem = textProblem(text) ?? (isText ? mergeProblem(text) : undefined);
    if (problem) found[textField(place)] = problem;
    if (kind === "button" && url.trim() !== "") {
      if (url.length > LONGEST_URL || !isLinkTarget(url.trim())) found[urlField(place)] = "url";
    }
  }
  return found;
}

function textProblem(text: string): BlockProblem | undefined {
  if (text.length > LONGEST_BLOCK) return "too_long";
  const isUsual = /^(?:\P{Cc}|[\r\n\t])*$/u.test(text) && text.isWellFormed();
  return isUsual ? undefined : "unusual";
}
