import { isLicense, type ReleaseFile } from "./release-files.ts";
import type { RuntimePackage } from "./runtime-packages.ts";

/** Every license that the release must show, each text once, with the packages that have it. */
export function licenseTexts(
  packages: readonly RuntimePackage[],
  files: readonly ReleaseFile[],
): string {
  const owners = new Map<string, Set<string>>();
  for (const one of packages) {
    const name = `${one.name} ${one.version} (${one.license ?? "no license named"})`;
    const texts = files.flatMap((file) =>
      "content" in file && isLicenseOf(one, file.name) ? [file.content.toString().trim()] : [],
    );
    for (const text of texts.length > 0
      ? texts
      : [`Licensed as ${one.license ?? "its page says"}.`]) {
      owners.set(text, (owners.get(text) ?? new Set()).add(name));
    }
  }
  return [...owners]
    .map(([text, names]) => `${[...names].join("\n")}\n\n${text}\n`)
    .join(`\n${"-".repeat(72)}\n\n`);
}

/** Not those of packages inside it, which are listed themselves. */
function isLicenseOf({ folder }: RuntimePackage, file: string): boolean {
  if (!file.startsWith(`${folder}/`)) return false;
  const rest = file.slice(folder.length + 1);
  return !rest.startsWith("node_modules/") && isLicense(rest);
}
