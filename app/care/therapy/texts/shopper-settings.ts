/** Words of the settings of a course, which its daily page does without. */
export const settingsMessages = {
  remind: {
    title: "Reminders",
    lead: "Sent on dose days. The email subject and calendar entry don’t say what it’s about.",
    hour: (product: string) => `${product} email reminder`,
    save: "Save reminder",
    calendar: "Calendar",
    calendarText:
      "A private link for your calendar app. It updates with your plan. Anyone with the link can see the days.",
    address: "Your calendar link",
    share: "Create link",
    renew: "Create new link",
    end: "Turn off link",
    subscribe: "Subscribe",
  },
  leave: {
    title: "Your data",
    text: "Your course is health data, stored because you agreed. You can delete all your plans, vials, doses, side effects and check-ins. Your clinician’s instructions belong to the visit and stay.",
    sure: "Yes, delete my whole course",
    delete: "Delete all",
  },
} as const;
