import { Stop, main, root } from "../prepare/main.mjs";
import { makeRelease } from "../release/make-release.ts";

await main(async () => {
  const machines = process.argv.slice(2);
  if (machines.length === 0) machines.push("x64");
  if (machines.some((cpu) => cpu !== "x64" && cpu !== "arm64")) {
    throw new Stop("Usage: npm run release [-- x64] [-- arm64]");
  }
  for (const cpu of machines) {
    const made = await makeRelease(root, cpu);
    console.log(
      `${made.archive}\n  ${made.files} files, ${made.unpacked} MB, packed ${made.packed} MB\n  SHA-256 ${made.sha256}`,
    );
  }
});
