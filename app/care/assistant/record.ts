import { ofUser } from "#app/platform/records/whose.server.ts";
import { naming } from "#app/platform/records/naming.server.ts";
import { goes } from "#app/platform/records/erase.server.ts";
import { nothingPersonal, type ModuleRecord } from "#app/platform/records/record.server.ts";
import { turnSealer } from "./queries/sealed-turn.server.ts";

export const assistantRecord = {
  tables: {
    assistant_saved_turns: {
      title: "Saved conversations with Health AI",
      own: ofUser,
      opens: (sealers, { id, sealed }) =>
        typeof id === "string" && typeof sealed === "string"
          ? (turnSealer({ sealers }).open(id, sealed) ?? null)
          : null,
      erase: goes,
    },
    assistant_questions: {
      because: "questions of no one in particular, in words of the shop",
      naming: naming("question"),
      erase: goes,
    },
    ...nothingPersonal(
      "conversations with the assistant, sealed and without an account",
      "assistant_conversations",
    ),
    ...nothingPersonal("pieces of texts that the shop publishes", "assistant_passages"),
  },
} satisfies ModuleRecord;
