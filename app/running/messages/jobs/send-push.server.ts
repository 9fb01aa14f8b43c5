import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import { beginPush } from "../commands/begin-push.server.ts";
import { notePush } from "../commands/note-push.server.ts";
import { sendPush } from "../gateways/push-service.server.ts";

/** One attempt to notify the devices of an account. */
export const pushMessage = task(
  "messages.push",
  z.object({ messageId: z.string(), tries: z.int() }),
  async (ctx, { messageId, tries }) => {
    const attempt = await beginPush(ctx, messageId, tries);
    if (!attempt) return;
    const answers = attempt.devices.map(async ({ id, endpoint, p256dh, auth }) => ({
      deviceId: id,
      answer: await sendPush(ctx, { endpoint, p256dh, auth }, attempt.push, ctx.links),
    }));
    await notePush(ctx, { messageId, tries: tries + 1 }, await Promise.all(answers));
  },
);
