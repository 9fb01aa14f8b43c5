import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { inflateSync } from "node:zlib";

/** Only read by this script, so they are no dependencies of the shop. */
const PACKAGES = {
  places: "@aivangogh/ph-address@2025.4.4",
  codes: "use-postal-ph@1.1.14",
  check: "zipcodes-ph@1.1.2",
} as const;

export type Area = { code: string; name: string };
/** A post office's code as a list has it: where, what is served there, the code. */
export type PostalRow = { location: string; area: string; code: string };

export type Sources = {
  provinces: Area[];
  cities: Area[];
  barangays: Area[];
  postal: PostalRow[];
  /** The second list, which knows no provinces: names by code. */
  confirmed: Map<string, string[]>;
};

/** Fetches the packages with npm into a folder of their own, and takes out what they know. */
export function fetchSources(): Sources {
  const folder = mkdtempSync(path.join(tmpdir(), "places-"));
  try {
    execFileSync(
      "npm",
      ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder].concat(
        Object.values(PACKAGES),
      ),
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const inPackages = (file: string) => path.join(folder, "node_modules", file);
    const load = createRequire(inPackages("x.js"));
    const geography = readFileSync(inPackages("@aivangogh/ph-address/dist/index.mjs"), "utf8");
    return {
      provinces: areas(geography, "provinces"),
      cities: areas(geography, "municipalities"),
      barangays: areas(geography, "barangays"),
      postal: postalRows(load("use-postal-ph")),
      confirmed: confirmedNames(load("zipcodes-ph/build/zipcodes.json")),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The package answers by parent only; its tables are in it as deflated CSV. */
function areas(source: string, table: string): Area[] {
  const packed = new RegExp(`^var ${table} = "([^"]+)"`, "m").exec(source)?.[1];
  if (!packed) throw new Error(`the package has no table ${table}`);
  const rows = inflateSync(Buffer.from(packed, "base64")).toString("utf8").trim().split("\n");
  return rows.slice(1).map((row) => {
    const found = /^(?:"([^"]*)"|([^,]*)),(\d{9,10})(?:,|$)/.exec(row);
    const name = found?.[1] ?? found?.[2];
    if (!found || !name) throw new Error(`a row of ${table} reads ${row}`);
    return { name: name.replaceAll(/\s+/g, " ").trim(), code: found[3]!.padStart(10, "0") };
  });
}

type UsePostal = () => {
  fetchDataLists(criteria: { limit: number }): {
    data: { municipality: string; location: string; post_code: number }[];
  };
};

function postalRows(module: { default?: UsePostal } | UsePostal): PostalRow[] {
  const open = typeof module === "function" ? module : module.default;
  if (!open) throw new Error("use-postal-ph exports something else");
  const { data } = open().fetchDataLists({ limit: Number.MAX_SAFE_INTEGER });
  return data
    .filter(({ post_code: code }) => Number.isInteger(code))
    .map(({ location, municipality, post_code: code }) => ({
      location,
      area: municipality,
      code: String(code).padStart(4, "0"),
    }));
}

function confirmedNames(codes: Record<string, string | string[]>): Map<string, string[]> {
  return new Map(Object.entries(codes).map(([code, names]) => [code, [names].flat()]));
}
