import { writeFile } from "node:fs/promises";
import { rulesDigest, textDigests } from "#app/care/assistant/queries/evaluated.server.ts";
import type { Evaluation } from "#app/care/assistant/rules/evaluation.ts";
import type { Passage } from "#app/care/assistant/rules/passage.ts";
import { openPool } from "#app/platform/database/pool.server.ts";
import { quietLog } from "../quiet-log.ts";
import type { Shop } from "../app-server.ts";

const FILE = "app/care/assistant/rules/last-evaluation.ts";
const HEAD = `import type { Evaluation } from "./evaluation.ts";

/** The evaluation on record. Written by \`npm run eval:assistant -- --save\`, not by hand. */
export const LAST_EVALUATION: Evaluation = `;

async function passagesOf(target: Shop["target"]): Promise<Passage[]> {
  const pool = openPool(target, quietLog, { max: 1 });
  const { rows } = await pool.query<Passage>(
    "select url, title, body from assistant_passages order by position",
  );
  await pool.end();
  return rows;
}

/** What an answer may quote of each address that it names. */
export async function textsByAddress({
  target,
}: Pick<Shop, "target">): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>();
  for (const { url, title, body } of await passagesOf(target)) {
    texts.set(url, [...(texts.get(url) ?? []), title, body]);
  }
  return texts;
}

/** What the back-office says of an evaluation, and what it compares the texts with later. */
export async function saveEvaluation(
  { target }: Pick<Shop, "target">,
  figures: Omit<Evaluation, "on" | "rules" | "texts">,
): Promise<void> {
  const rows = await passagesOf(target);
  const { firstSight, amounts } = figures;
  const facts = { on: new Date().toISOString().slice(0, 10), amounts, rules: rulesDigest() };
  const list = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const lines = [
    ...list(facts).map((line) => `  ${line},`),
    "  firstSight: [",
    ...firstSight.map((score) => `    { ${list(score).join(", ")} },`),
    "  ],",
    "  texts: {",
    ...Object.entries(textDigests(rows)).map(([url, digest]) => `    "${url}": "${digest}",`),
    "  },",
  ];
  await writeFile(FILE, `${HEAD}{\n${lines.join("\n")}\n};\n`);
}
