/** The reminder of a dose does not say what it is about, because others may see the screen. */
export const reminderMail = {
  subject: "Your reminder for today",
  hello: "Hello,",
  text: "Something that you asked to be reminded of is due today.",
  open: "Open your portal",
  footer: "You get this because you asked for it in your portal.",
  stop: "Stop these reminders",
  stopTitle: "Stop reminders",
  stopLead: "No further reminder is mailed. What you noted in your portal stays as it is.",
  stopped: "No further reminder is mailed. You can ask for them again in your portal.",
  portal: "Open your portal",
} as const;

/** The reminder to plan a refill, as neutral as the one above, with the same link to end it. */
export const refillMail = {
  subject: "Something to plan in your portal",
  hello: "Hello,",
  text: "Something that you asked to be reminded of can be planned now. Three questions come first. Nothing is ordered and nothing is charged unless you check out yourself.",
  open: "Open your portal",
  footer: "You get this because you asked for reminders in your portal.",
  stop: "Stop these reminders",
} as const;

/** An entry of the subscribed calendar, as neutral as the mail. */
export const calendarTexts = { summary: "Reminder", name: "Reminders" } as const;
