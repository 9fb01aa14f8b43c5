import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { parseEnv } from "#app/platform/env.server.ts";
import { testContext } from "#tests/context.ts";
import { quietLog } from "#tests/quiet-log.ts";
import { supplierForm } from "./supplier-page.server.ts";

const { ctx } = await testContext();
const env = parseEnv({});

test.each(["%", "not-an-id", randomUUID()])(
  "a form of a supplier %s, which never was, is answered 404 with what was typed",
  async (id) => {
    const sent = { intent: "save", name: "Cebu Labs", leadDays: "14", version: "1" };
    const typed = [{ label: "Name", text: "Cebu Labs" }];
    await expect(supplierForm.submit({ ctx, env, log: quietLog }, sent, id)).rejects.toMatchObject({
      init: { status: 404 },
      data: { removed: { typed: expect.arrayContaining(typed) } },
    });
  },
);
