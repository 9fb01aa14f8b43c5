import fc from "fast-check";
import { expect, test } from "vitest";
import { isPublicAddress, outsideProblem } from "./public-address.ts";

test.each([
  "1.1.1.1",
  "8.8.8.8",
  "9.255.255.255",
  "11.0.0.0",
  "100.63.255.255",
  "100.128.0.0",
  "126.255.255.255",
  "128.0.0.0",
  "169.253.255.255",
  "169.255.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "192.169.0.0",
  "198.17.255.255",
  "198.20.0.0",
  "223.255.255.255",
  "2001:4860:4860::8888",
  "2606:4700:4700::1111",
  "2a00:1450:4001:80b::200e",
  "::ffff:8.8.8.8",
  "::ffff:808:808",
])("%s is on the open internet", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  "0.0.0.0",
  "0.255.255.255",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.255.255",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "256.1.1.1",
  "1.1.1",
  "::",
  "::1",
  "0:0:0:0:0:0:0:1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:169.254.169.254",
  "::ffff:10.0.0.1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:1ff::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2002:a9fe:a9fe::1",
  "3fff::1",
  "3fff:fff::1",
  "4000::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "2606:4700::1::1",
  "2606:4700:4700:1:1:1:1:1:1",
  "2606:4700:12345::1",
  "localhost",
  "",
])("“%s” is not", (address) => expect(isPublicAddress(address)).toBe(false));

test("whatever is within a closed block is closed, also where it is mapped into IPv6", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const first = fc.constantFrom("10", "127", "0", "192.168", "169.254", "172.20", "100.100");
  fc.assert(
    fc.property(first, byte, byte, byte, (start, a, b, c) => {
      const rest = start.includes(".") ? [a, b] : [a, b, c];
      const address = [start, ...rest].join(".");
      expect(isPublicAddress(address)).toBe(false);
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
    }),
  );
});

test.each([
  "https://hooks.example.com/in",
  "https://hooks.example.com:8443/in?key=1",
  "https://8.8.8.8/",
  "https://[2606:4700:4700::1111]/",
])("%s can be sent to", (url) => expect(outsideProblem(url, false)).toBeUndefined());

test.each([
  ["hooks.example.com", "no_address"],
  ["", "no_address"],
  ["https://", "no_address"],
  [`https://example.com/${"a".repeat(500)}`, "no_address"],
  ["https://example.com/#part", "no_address"],
  ["https://user:secret@example.com/", "with_password"],
  ["https://user@example.com/", "with_password"],
  ["http://example.com/", "not_https"],
  ["http://127.0.0.1:3000/", "not_https"],
  ["ftp://example.com/", "not_https"],
  ["file:///etc/passwd", "not_https"],
  ["gopher://example.com/", "not_https"],
  ["https://localhost/", "not_public"],
  ["https://LOCALHOST./", "not_public"],
  ["https://shop.localhost/", "not_public"],
  ["https://printer.local/", "not_public"],
  ["https://metadata.google.internal/", "not_public"],
  ["https://intranet/", "not_public"],
  ["https://127.0.0.1/", "not_public"],
  ["https://127.1/", "not_public"],
  ["https://2130706433/", "not_public"],
  ["https://0x7f.0.0.1/", "not_public"],
  ["https://0177.0.0.1/", "not_public"],
  ["https://017700000001/", "not_public"],
  ["https://127。0。0。1/", "not_public"],
  ["https://①②⑦.0.0.1/", "not_public"],
  ["https://169.254.169.254/latest/meta-data/", "not_public"],
  ["https://[::1]/", "not_public"],
  ["https://[::ffff:127.0.0.1]/", "not_public"],
  ["https://[::ffff:a9fe:a9fe]/", "not_public"],
  ["https://[fe80::1]/", "not_public"],
  ["https://[fd00:ec2::254]/", "not_public"],
  ["https://10.0.0.1:8443/", "not_public"],
])("%s can't: %s", (url, problem) => expect(outsideProblem(url, false)).toBe(problem));

test("tests may send to this machine, and still to no other", () => {
  expect(outsideProblem("http://127.0.0.1:3000/in", true)).toBeUndefined();
  expect(outsideProblem("http://127.0.0.2:3000/in", true)).toBe("not_https");
  expect(outsideProblem("http://10.0.0.1/", true)).toBe("not_https");
});
