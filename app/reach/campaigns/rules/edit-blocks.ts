import { BLOCK_KINDS, MOST_BLOCKS, type Block, type BlockKind } from "./content-blocks.ts";

/** The names of a block's fields in the form. */
export const kindField = (index: number) => `kind.${index}`;
export const textField = (index: number) => `text.${index}`;
export const urlField = (index: number) => `url.${index}`;

type Texts = Readonly<Record<string, string>>;

/** The blocks of a form, in its order; undefined for a form that sends none, such as that of a conflict. */
export function blocksOf(texts: Texts): Block[] | undefined {
  if (texts["blocks"] === undefined) return undefined;
  const blocks: Block[] = [];
  for (let index = 0; index < MOST_BLOCKS; index += 1) {
    const kind = BLOCK_KINDS.find((one) => one === texts[kindField(index)]);
    if (!kind) continue;
    blocks.push({ kind, text: texts[textField(index)] ?? "", url: texts[urlField(index)] ?? "" });
  }
  return blocks;
}

/** The step of a form's button: `add:button`, `up:2`, `down:2`, `remove:2`. */
export type BlockStep =
  | { act: "add"; kind: BlockKind }
  | { act: "up" | "down" | "remove"; index: number };

export function readStep(intent: string): BlockStep | undefined {
  const [act, of = ""] = intent.split(":");
  if (act === "add") {
    const kind = BLOCK_KINDS.find((one) => one === of);
    return kind && { act, kind };
  }
  if (act !== "up" && act !== "down" && act !== "remove") return undefined;
  return /^\d{1,2}$/.test(of) ? { act, index: Number(of) } : undefined;
}

/** The blocks after such a step; one that leads nowhere changes nothing. */
export function takeStep(blocks: readonly Block[], step: BlockStep): Block[] {
  if (step.act === "add") {
    return blocks.length >= MOST_BLOCKS
      ? [...blocks]
      : [...blocks, { kind: step.kind, text: "", url: "" }];
  }
  const { act, index } = step;
  if (act === "remove") return blocks.filter((_, place) => place !== index);
  const other = act === "up" ? index - 1 : index + 1;
  const [one, two] = [blocks[index], blocks[other]];
  if (!one || !two) return [...blocks];
  return blocks.with(index, two).with(other, one);
}
