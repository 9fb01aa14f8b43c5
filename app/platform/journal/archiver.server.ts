import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { makeKey, type BackupKey } from "../backup/keys.server.ts";
import { beginChain, keptFrom, letGo, readServer, type Chain } from "./chain.server.ts";
import { readNames, type ArchiveFile } from "./names.ts";
import { archiveNight, type Archived } from "./archive-night.server.ts";
import { isBaseDue } from "./retention.ts";
import { sendParts, type Archive } from "./send-parts.server.ts";
import { readState, saveState, type JournalState } from "./state.server.ts";
import { UploadSender } from "./uploads.server.ts";

export type Archiving = Archived & {
  /** The owner's public key and the key that the shop signs with; undefined before the first. */
  readKeys: () => Promise<{ recipient: string; signingKey: string } | undefined>;
  newId: () => string;
  everyMs?: number;
};

/** An arbitrary constant: one process of a shop archives. */
const ARCHIVE_LOCK = "7305240118465";
/** Sending takes a while as well; together they stay below 30 s, which is promised to owners. */
const EVERY_MS = 15_000;
const RETRY_NIGHT_MS = 15 * 60_000;
const LAST_MS = 5_000;

/**
 * Sends the journal of the built-in PostgreSQL away every few seconds, and its files every night. What
 * fails is tried again, and never keeps the shop from selling.
 */
export function startArchiver(archiving: Archiving): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const archiver = new Archiver(archiving, signal);
  const work = (async () => {
    while (!signal.aborted) {
      await archiver.run();
      await pause(archiving.everyMs ?? EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    async stop() {
      ending.abort();
      const last = work.then(() => archiver.run()).then(() => archiver.night);
      await Promise.race([last, pause(LAST_MS, undefined, { ref: false })]);
      await archiver.close();
    },
  };
}

/** What a process knows while it archives. */
class Archiver {
  readonly #a: Archiving;
  readonly #signal: AbortSignal;
  readonly #desk: string;
  /** Opens what this process has written, for the proof. It is stored nowhere. */
  readonly #ownKey: Promise<BackupKey> = makeKey();
  #client: Client | undefined;
  #chain: Chain | undefined;
  #uploads: UploadSender | undefined;
  #state: JournalState = {};
  #saving: Promise<void> = Promise.resolve();
  #night: Promise<void> | undefined;
  #nextNight = 0;
  #base: ArchiveFile | undefined;

  constructor(archiving: Archiving, signal: AbortSignal) {
    this.#a = archiving;
    this.#signal = signal;
    this.#desk = path.join(archiving.dataDir, "backups", "sending");
  }

  async run(): Promise<void> {
    try {
      await this.#send();
    } catch (error) {
      await this.#note(error);
    }
  }

  /** Ends soon after the signal. */
  get night(): Promise<void> | undefined {
    return this.#night;
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => undefined);
  }

  async #send(): Promise<void> {
    const keys = await this.#a.readKeys();
    const client = keys && (await this.#lead());
    if (!keys || !client) return;
    const archive = await this.#archiveWith(keys);
    const chain = await this.#continueOrBegin(client, keys.recipient);
    const source = { ...(await readServer(client)), cluster: this.#a.server.cluster };
    // A file is written before its row, so all that the journal names up to here are there.
    if (this.#a.uploads) await this.#uploads?.send(archive, this.#a.uploads, source.now);
    const before = chain.position;
    await sendParts(archive, chain, source).finally(() => this.#save({ position: chain.position }));
    if (chain.position > before) await letGo(client, chain);
    if (this.#state.problem !== undefined) this.#a.log.info("the continuous backup goes on");
    await this.#save({ sentAt: source.now, problem: undefined, problemSince: undefined });
    this.#beginNight(archive, chain, source.now);
  }

  /** The connection of the one process that archives. */
  async #lead(): Promise<Client | undefined> {
    if (this.#client) return this.#client;
    const client = await connectAsAdmin(this.#a.server);
    const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [ARCHIVE_LOCK]);
    if (!rows[0].got) {
      await client.end();
      return undefined;
    }
    client.once("end", () => {
      this.#client = undefined;
      this.#chain = undefined;
    });
    this.#state = (await readState(this.#a.dataDir)) ?? {};
    // A process that was killed left its files there.
    await rm(this.#desk, { recursive: true, force: true });
    return (this.#client = client);
  }

  async #archiveWith(keys: { recipient: string; signingKey: string }): Promise<Archive> {
    const desk = this.#desk;
    await mkdir(desk, { recursive: true, mode: 0o700 });
    const recipients = [keys.recipient, (await this.#ownKey).recipient];
    return { shelf: this.#a.shelf, desk, keys: { recipients, signingKey: keys.signingKey } };
  }

  async #continueOrBegin(client: Client, recipient: string): Promise<Chain> {
    const known = this.#chain;
    const isKept = known && (await keptFrom(client, known.id)) !== undefined;
    if (known && isKept && this.#state.recipient === recipient) return known;
    const names = await this.#a.shelf.list();
    this.#uploads = new UploadSender(names);
    const former = known ? undefined : await this.#former(client, names, recipient);
    this.#chain = former ?? (await beginChain(client, this.#a.newId()));
    const fresh = former ? {} : { baseAt: undefined, provenAt: undefined, doubt: undefined };
    const { id, position } = this.#chain;
    await this.#save({ chain: id, position, recipient, ...fresh });
    return this.#chain;
  }

  /** The chain of an earlier run, if server, archive and our notes agree on where it ends. */
  async #former(client: Client, names: readonly string[], recipient: string) {
    const { chain: id, position, sentAt, recipient: theirs } = this.#state;
    if (!id || position === undefined || !sentAt || theirs !== recipient) return undefined;
    const parts = readNames(names).filter((file) => file.chain === id && file.kind === "part");
    const sentTo = Math.max(0, ...parts.map(({ to }) => to));
    const isWhole = sentTo === position && (await keptFrom(client, id)) === position;
    return isWhole ? { id, position, sentAt } : undefined;
  }

  /** It takes minutes, and the journal goes on being sent. */
  #beginNight(archive: Archive, chain: Chain, now: Date): void {
    if (this.#signal.aborted || this.#night || now.getTime() < this.#nextNight) return;
    if (!isBaseDue(this.#state.baseAt, now)) return;
    this.#nextNight = now.getTime() + RETRY_NIGHT_MS;
    const earlier = this.#base?.chain === chain.id ? this.#base : undefined;
    this.#night = archiveNight({
      ...this.#a,
      archive,
      chain,
      earlier,
      ownKey: this.#ownKey,
      connect: () => connectAsAdmin(this.#a.server),
      save: (change) => this.#save(change),
      signal: this.#signal,
    })
      .then((base) => void (this.#base = base))
      .catch((error: unknown) => this.#doubt(error))
      .finally(() => void (this.#night = undefined));
  }

  async #doubt(error: unknown): Promise<void> {
    this.#a.log.error({ err: error }, "the nightly copy of the database failed");
    await this.#save({ doubt: messageOf(error) });
  }

  async #note(failure: unknown): Promise<void> {
    const problem = messageOf(failure);
    const { problem: before, problemSince = new Date() } = this.#state;
    if (problem !== before) this.#a.log.error({ err: failure }, "the continuous backup fails");
    // On a full disk, the log and the page's age of the last change say so.
    await this.#save({ problem, problemSince }).catch(() => undefined);
  }

  /** One at a time, because the rounds and the night save beside each other. */
  #save(change: JournalState): Promise<void> {
    this.#state = { ...this.#state, ...change };
    const write = () => saveState(this.#a.dataDir, this.#state);
    this.#saving = this.#saving.then(write, write);
    return this.#saving;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function connectAsAdmin({ connection }: Archiving["server"]): Promise<Client> {
  const client = new Client({
    ...connection,
    user: "postgres",
    database: "postgres",
    application_name: "project-me archive",
    keepAlive: true,
  });
  // An unhandled `error` event of a lost connection would end this process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
