import { z } from "zod";
import { task } from "#app/platform/jobs/task.server.ts";
import type { Task } from "#app/platform/jobs/task.server.ts";
import type { Gateways } from "./gateways/gateways.server.ts";
import { callbackBody } from "./gateways/redirect-messages.server.ts";

const DELIVERY_TIMEOUT_MS = 10_000;

export function paymentTasks(gateways: Gateways): readonly Task[] {
  return [deliverTestCallback(gateways)];
}

/**
 * The built-in provider calls back. Anything but 2xx throws, so that the job comes again with a
 * fresh signature. Without the test gateway there is nobody to tell: the job ends.
 */
function deliverTestCallback({ testProvider }: Gateways): Task {
  return task(
    "payments.test-callback",
    z.object({ callback: callbackBody }),
    async (ctx, { callback }) => {
      await testProvider?.sendCallback(callback, ctx.now, DELIVERY_TIMEOUT_MS);
    },
  );
}
