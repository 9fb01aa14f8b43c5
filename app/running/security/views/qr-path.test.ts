import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

test("a QR code has its three corners, and light all around", () => {
  const { path, size } = qrPath("otpauth://totp/Shop:lea@example.test?secret=ABC");
  const dark = new Set(path.match(/(?<=M)\d+ \d+/g));
  const far = size - 5;
  // The outline of a corner is seven modules long.
  for (const corner of ["4 4", "10 4", "4 10", `${far} 4`, `4 ${far}`])
    expect(dark).toContain(corner);
  for (const each of dark) {
    for (const place of each.split(" ").map(Number)) {
      expect(place).toBeGreaterThanOrEqual(4);
      expect(place).toBeLessThan(size - 4);
    }
  }
});
