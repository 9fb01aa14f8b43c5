import { savedReplyCommands } from "#app/reach/support/commands/saved-reply.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

const SAVED = [
  {
    title: "Where is my parcel?",
    body: "Hello {first_name},\n\nYour order {order_number} is {order_status}. You can track the parcel here: {tracking_link}\n\nIf it hasn’t moved for two days, reply to us and we’ll ask the courier.\n\n{shop_name}",
  },
  {
    title: "The ice pack was soft",
    body: "Hello {first_name},\n\nThank you for writing about order {order_number}. If the vials were cold to the touch, put them in the refrigerator at 2–8 °C. If they weren’t, please don’t use them, and send us a photo.\n\n{shop_name}",
  },
  {
    title: "We’re looking into it",
    body: "Hello {first_name},\n\nThank you for your message. We’re looking into it, and you’ll hear from us by {reply_by}.\n\n{shop_name}",
  },
] as const;

export async function seedSavedReplies(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  for (const reply of SAVED) done(await savedReplyCommands.save(ctx, reply));
}
