import { writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { composeLines } from "./compose.ts";
import { certainPostalCodes } from "./postal-codes.ts";
import { fetchSources } from "./sources.ts";

const sources = fetchSources();
const lines = composeLines(sources);
const postal = certainPostalCodes(lines, sources);
const text = lines
  .map(({ kind, code, name, province }) => [kind, code, name, province, postal.get(code) ?? ""])
  .map((fields) => fields.join("\t").trimEnd())
  .join("\n");
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 },
});
const file = path.join(import.meta.dirname, "../../db/places/places.tsv.br");
writeFileSync(file, packed);

const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
const coded = (kind: string) =>
  lines.filter((line) => line.kind === kind && postal.has(line.code)).length;
console.log(
  `${count("p")} provinces, ${count("c")} cities (${coded("c")} with a postal code), ` +
    `${count("d")} districts (${coded("d")}), ${count("b")} barangays (${coded("b")}): ` +
    `${Math.round(packed.length / 1_000)} kB`,
);
