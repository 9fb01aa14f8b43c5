import fc from "fast-check";
import { expect, it } from "vitest";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { replyAddress, ticketIdIn } from "./reply-address.ts";

const INBOUND = "support@reply.example.com";
const shop = { sealers: createSealers("the secret of the shop, 32 letters") };
const other = { sealers: createSealers("another secret, also of 32 letters") };

it("leads back to its ticket, also in small letters and among other addresses", () => {
  fc.assert(
    fc.property(fc.uuid(), (ticketId) => {
      const address = replyAddress(shop, INBOUND, ticketId);
      expect(address).toBe(address.toLowerCase());
      expect(address).toMatch(/^support\+[0-9a-v]{42}@reply\.example\.com$/);
      expect(ticketIdIn(shop, INBOUND, address)).toBe(ticketId);
      const several = `x@y.example, "Shop" <${address.toUpperCase()}>; support+1@reply.example.com`;
      expect(ticketIdIn(shop, INBOUND, several)).toBe(ticketId);
    }),
  );
});

it("has room before the @ for the longest name a shop can choose", () => {
  const name = "s".repeat(21);
  const address = replyAddress(shop, `${name}@reply.example.com`, crypto.randomUUID());
  expect(address.split("@")[0]).toHaveLength(64);
});

it("leads nowhere when it is forged, of another shop, or of another host", () => {
  const address = replyAddress(shop, INBOUND, crypto.randomUUID());
  const forged = address.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"));
  const moved = address.replace(/\+./, (start) => (start === "+0" ? "+1" : "+0"));
  const elsewhere = address.replace("reply.", "reply2.");
  for (const to of [forged, moved, elsewhere, INBOUND, "", "support+@reply.example.com"]) {
    expect(ticketIdIn(shop, INBOUND, to), to).toBeUndefined();
  }
  expect(ticketIdIn(other, INBOUND, address)).toBeUndefined();
});

it("reads whatever is sent", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-v]{42}$/), (token) => {
      const to = `support+${token}@reply.example.com`;
      expect(ticketIdIn(shop, INBOUND, to)).toBeUndefined();
    }),
  );
});
