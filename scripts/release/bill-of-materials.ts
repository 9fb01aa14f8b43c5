import type { RuntimePackage } from "./runtime-packages.ts";

type Shop = { name: string; version: string; license: string };

/** A software bill of materials: CycloneDX 1.6 as JSON, with no random serial number. */
export function billOfMaterials(shop: Shop, packages: readonly RuntimePackage[], at: Date): string {
  return `${JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      version: 1,
      metadata: {
        timestamp: at.toISOString(),
        component: { type: "application", "bom-ref": shop.name, ...described(shop) },
      },
      components: packages.map((one) => ({
        type: "library",
        // Two folders may have the same version of a package.
        "bom-ref": one.folder,
        ...described(one),
        purl: `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`,
        ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
      })),
    },
    undefined,
    1,
  )}\n`;
}

function described({
  name,
  version,
  license,
}: Pick<RuntimePackage, "name" | "version" | "license">) {
  if (!license) return { name, version };
  // An expression such as "MIT OR Apache-2.0" has a field of its own; so has a text like "SEE LICENSE IN x".
  const isId = /^[\w.-]+$/.test(license);
  const isExpression = /^[\w.()+ -]+ (?:OR|AND|WITH) [\w.()+ -]+$/.test(license);
  const licenses = isExpression
    ? [{ expression: license }]
    : [{ license: isId ? { id: license } : { name: license } }];
  return { name, version, licenses };
}

/** npm's `sha512-<base64>`. */
function hashOf(integrity: string) {
  const [algorithm = "", base64 = ""] = integrity.split(" ")[0]?.split(/-(.*)/) ?? [];
  const alg = algorithm.replace("sha", "SHA-");
  return { alg, content: Buffer.from(base64, "base64").toString("hex") };
}
