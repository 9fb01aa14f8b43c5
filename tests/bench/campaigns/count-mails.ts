import type { MailServer } from "../../faults/mail-server.ts";

type MailCounts = {
  lost: number;
  /** Readers who got two different mails. */
  doubled: number;
  /** Mails sent again under the same id, which a mail program shows once. */
  repeated: number;
  strangers: number;
};

type MailArrivals = {
  mails: Pick<MailServer, "accepted" | "recipients">;
  readers: readonly string[];
  /** The ids of the campaign's mails: the shop sends others in the meantime. */
  written: ReadonlySet<string>;
};

/** Compares the campaign's readers with the mails that the mail server received. */
export function countMails({ mails, readers, written }: MailArrivals): MailCounts {
  const ids = new Map<string, Set<string>>(readers.map((reader) => [reader, new Set()]));
  let [repeated, strangers] = [0, 0];
  const to = mails.recipients();
  for (const [place, id] of mails.accepted().entries()) {
    const got = ids.get(to[place] ?? "");
    if (!written.has(id) && !got) continue;
    if (!got) strangers += 1;
    else if (got.has(id)) repeated += 1;
    else got.add(id);
  }
  const counts = [...ids.values()].map(({ size }) => size);
  return {
    lost: counts.filter((size) => size === 0).length,
    doubled: counts.filter((size) => size > 1).length,
    repeated,
    strangers,
  };
}
