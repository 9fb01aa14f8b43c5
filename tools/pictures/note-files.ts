import { writeFileSync } from "node:fs";
import { PICTURE_FILES } from "../../app/goods/catalog/views/picture-files.ts";
import type { Written } from "./write-files.ts";

const LIST = new URL("../../app/goods/catalog/views/picture-files.ts", import.meta.url);
const known = new Map(Object.entries(PICTURE_FILES));

/** Keeps the list of what is on disk, by name, so that pages can refer to it. */
export function noteFiles({ name, version, shapes }: Written): void {
  known.set(name, { version, shapes });
  const lines = [...known]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([key, file]) => {
      const list = file.shapes.map((shape) => `"${shape}"`).join(", ");
      const property = /^[a-z]+$/.test(key) ? key : `"${key}"`;
      return `  ${property}: { version: "${file.version}", shapes: [${list}] },`;
    });
  writeFileSync(LIST, [HEAD, ...lines, "};", ""].join("\n"));
}

const HEAD = `import type { Shape } from "./picture-shapes.ts";

/** What \`npm run pictures\` has written to public/pictures; it also writes this list. */
export const PICTURE_FILES: Readonly<
  Record<string, { version: string; shapes: readonly Shape[] }>
> = {`;
