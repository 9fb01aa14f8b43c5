export type Machine = { os: "linux"; cpu: "x64" | "arm64"; libc: "glibc" };

type Locked = {
  version: string;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};

export type Lockfile = { packages: Record<string, Locked> };

/** A package that the running shop loads; `folder` is where npm puts it. */
export type RuntimePackage = { folder: string; name: string } & Pick<
  Locked,
  "version" | "license" | "integrity"
>;

/** Their files are in the build already, or only a compiler reads them. */
const NOT_AT_RUNTIME = /^(?:@fontsource|@expo-google-fonts|@types)\//;

/**
 * The packages that a machine needs, sorted by folder. Peers are left out: who needs one to run has
 * it as a dependency of ours, and the others are compilers and bundlers.
 */
export function runtimePackages({ packages }: Lockfile, machine: Machine): RuntimePackage[] {
  const found = new Map<string, RuntimePackage>();
  const waiting = dependenciesOf(packages, "");
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const locked = packages[folder];
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    if (!locked || found.has(folder) || !isFor(locked, machine) || NOT_AT_RUNTIME.test(name))
      continue;
    const { version, license, integrity } = locked;
    found.set(folder, {
      folder,
      name,
      version,
      ...(license && { license }),
      ...(integrity && { integrity }),
    });
    waiting.push(...dependenciesOf(packages, folder));
  }
  return [...found.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Where Node finds what this package names: in its own folder, or the nearest one above. */
function dependenciesOf(packages: Lockfile["packages"], folder: string): string[] {
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    for (
      let base = folder;
      ;
      base = base.slice(0, Math.max(0, base.lastIndexOf("/node_modules/")))
    ) {
      const candidate = `${base && `${base}/`}node_modules/${name}`;
      if (packages[candidate]) return [candidate];
      if (base === "") return [];
    }
  });
}

function isFor({ os, cpu, libc }: Locked, machine: Machine): boolean {
  const allows = (list: string[] | undefined, own: string) => !list || list.includes(own);
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc);
}
