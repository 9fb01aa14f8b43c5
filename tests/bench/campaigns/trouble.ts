import { isGone } from "./add-readers.ts";
import type { Reply } from "../../faults/mail-server.ts";

/**
 * What a mail server of the world does to some of its callers. By what place an address has: some have
 * to come again, some wait, some are hung up on, and who is gone is refused for good.
 */
export function troubleFor(): (address: string) => Reply {
  const tries = new Map<string, number>();
  return (address) => {
    if (isGone(address)) return "550 5.1.1 no such user";
    const place = Number(/\d+/.exec(address)?.[0]);
    const before = tries.get(address) ?? 0;
    tries.set(address, before + 1);
    if (place % 50 === 0) return { afterMs: 200 };
    if (before > 0) return undefined;
    if (place % 40 === 1) return "451 4.3.2 come back later";
    return place % 60 === 2 ? { hangsUp: true } : undefined;
  };
}
