import { smsTexts } from "#app/running/messages/texts/shopper-sms.ts";

/** The reminder of a dose does not say what it is about, because others may see the screen. */
export const reminderMail = {
  subject: "Your reminder for today",
  hello: "Hello,",
  text: "A reminder that you set is due today.",
  sms: smsTexts.reminder,
  open: "Open your portal",
  footer: "You’re getting this because you turned on reminders in your portal.",
  stop: "Stop these reminders",
  stopTitle: "Stop reminders",
  stopLead: "Press the button to stop them. Everything you logged in your portal stays.",
  stopped: "Reminders are off. You can turn them on again in your portal.",
  portal: "Open your portal",
  unknown: "This link no longer works",
  unknownText:
    "The link is too old, or wasn’t copied in full. You can turn reminders off in your portal.",
} as const;

/** The reminder to plan a refill, as neutral as the one above, with the same link to end it. */
export const refillMail = {
  subject: "Something to plan in your portal",
  hello: "Hello,",
  text: "It’s time to plan something that you set a reminder for. You’ll answer three questions first. Nothing is ordered or charged until you check out.",
  sms: smsTexts.answer,
  open: "Open your portal",
  footer: "You’re getting this because you turned on reminders in your portal.",
  stop: "Stop these reminders",
} as const;

/** An entry of the subscribed calendar, as neutral as the mail. */
export const calendarTexts = { summary: "Reminder", name: "Reminders" } as const;
