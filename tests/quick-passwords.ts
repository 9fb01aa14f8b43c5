import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { vi } from "vitest";

/** A real hash takes 16 MB and 100 ms, and a test compares dozens. Journeys use it; this does not. */
const CHEAP = { N: 2, r: 1, p: 1 };
const derive = promisify<string, string, number, typeof CHEAP, Buffer>(scrypt);

vi.mock("better-auth/crypto", async (original) => ({
  ...(await original<typeof import("better-auth/crypto")>()),
  async hashPassword(password: string) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${(await derive(password, salt, 64, CHEAP)).toString("hex")}`;
  },
  async verifyPassword({ hash, password }: { hash: string; password: string }) {
    const [salt = "", key = ""] = hash.split(":");
    return timingSafeEqual(await derive(password, salt, 64, CHEAP), Buffer.from(key, "hex"));
  },
}));
