/**
 * Whether the packages on disk are the ones the lockfile asks for. `onDisk` is npm's own record of
 * what it installed (`node_modules/.package-lock.json`, written last), or undefined without one.
 */
export function holdsPackages(lockfile, onDisk) {
  if (!onDisk?.packages) return false;
  return Object.entries(lockfile.packages)
    .filter(([folder]) => folder !== "")
    .every(([folder, asked]) => {
      const found = onDisk.packages[folder];
      if (!found) return mayBeMissing(asked);
      return found.version === asked.version && found.integrity === asked.integrity;
    });
}

/** npm leaves out optional packages that are made for other machines. */
function mayBeMissing(asked) {
  if (!asked.optional && !asked.devOptional) return false;
  const madeForThisOne =
    matches(asked.os, process.platform) && matches(asked.cpu, process.arch) && !asked.libc;
  return !(asked.os || asked.cpu) || !madeForThisOne;
}

function matches(allowed, own) {
  const list = [allowed ?? []].flat();
  return list.length === 0 || list.includes(own);
}
