import type { StaffRole } from "#app/platform/access/actor.ts";

/** Display names of the roles. `admin` is the owner, who may do everything. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  admin: "Owner",
  manager: "Manager",
  support: "Support",
  fulfilment: "Fulfilment",
  clinician: "Clinician",
  marketing: "Marketing",
};

/** The abilities of each role, following the table in `app/platform/access/may.ts`. */
export const ROLE_HINTS: Record<StaffRole, string> = {
  admin: "May do everything, also grant roles.",
  manager: "Runs orders, refunds, products, customers and texts. Reads the settings.",
  support: "Answers customers: tickets, reviews and notes. Reads orders and products.",
  fulfilment: "Packs and ships orders, and changes stock and lots.",
  clinician: "Sees the health data of own patients, and reviews health texts.",
  marketing: "Writes texts, campaigns and reviews. Reads products.",
};

export const staffMessages = {
  title: "Staff",
  lead: "Who may work in the back-office, and what each may do there. Times are Manila time.",
  success: "Success",
  error: "Error",
  noMail:
    "Until SMTP_URL is set, no mail leaves this shop, so no invitation arrives. Set it where the shop is started, and start the shop again.",

  members: "Members of the staff, by name",
  columns: { person: "Person", roles: "Roles", lastActive: "Last active", state: "Status" },
  search: "Search by name or email",
  none: "No one is on the staff",
  noneHint: "Invite the first person.",
  you: "You",
  never: "Never",
  unconfirmed: "Email not confirmed",
  open: (name: string) => `Roles of ${name}`,

  requests: "Requests for access",
  requestsLead:
    "They registered as staff without an invitation. Each email is confirmed. If you do not know someone, decline.",
  asked: (at: string) => `Asked on ${at}`,
  roleOf: (name: string) => `of ${name}`,
  approve: "Approve",
  decline: "Decline",
  approveOf: (name: string) => `Approve ${name}`,
  declineOf: (name: string) => `Decline ${name}`,
  approved: (email: string, role: string) => `${email} is on the staff as ${role}.`,
  declined: (email: string) => `The request of ${email} is declined.`,

  invite: "Invite someone",
  inviteLead: "They get a link by email that works once, for seven days.",
  email: "Email",
  role: "Role",
  send: "Send invitation",
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  check: "Please check the form",
  invalidEmail: "Invalid email address",
  chooseRole: "Choose a role.",
  noRole: "Choose",

  invites: "Invitations",
  invitesHint: "Each ends when its role is granted, or when you withdraw it.",
  invitedBy: (name: string, role: string) => `${role}, invited by ${name}`,
  formerOwner: "a former owner",
  states: {
    open: (until: string) => `Open until ${until}`,
    expired: (until: string) => `Ended on ${until}`,
    registered: "Registered, email not confirmed yet",
  },
  resend: "Send again",
  withdraw: "Withdraw",
  resendOf: (email: string) => `Send again to ${email}`,
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  resent: (email: string) =>
    `A new link for ${email} is on its way. The one before it no longer works.`,
  withdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,

  all: "All staff",
  rolesOf: (name: string) => `Staff: ${name}`,
  roles: "Roles",
  rolesLead: "Someone with several roles may do what any of them allows. A change acts at once.",
  has: "Granted",
  hasNot: "Not granted",
  grant: "Grant",
  take: "Take away",
  grantOf: (role: string) => `Grant ${role}`,
  takeOf: (role: string) => `Take away ${role}`,
  granted: (name: string, role: string) => `${name} now has the role “${role}”.`,
  taken: (name: string, role: string) => `${name} no longer has the role “${role}”.`,
  lastOwner: "The shop needs an owner. Make someone else an owner first.",
  secondStep: "Second step",
  secondStepNone: "No authenticator app and no passkey. The password alone signs them in.",
  secondStepOwn: "Yours are under your name in the header, Your security.",
  secondStepHas: ({ apps, passkeys }: { apps: number; passkeys: number }) =>
    [
      apps > 0 && "An authenticator app",
      passkeys > 0 && `${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}`,
    ]
      .filter(Boolean)
      .join(" and "),
  secondStepFold: "Phone lost?",
  secondStepLead: (name: string) =>
    `First make sure that it is ${name} who asks. App, recovery codes and passkeys are removed, and ${name} is signed out everywhere. They sign in with their password alone, and get an email about it.`,
  secondStepRemove: (name: string) => `Remove the second step of ${name}`,
  secondStepRemoved: (name: string) => `The second step of ${name} is removed.`,

  remove: "Remove from the staff",
  removeLead: (name: string) =>
    `${name} loses all roles at once. Their account stays, and they can shop with it.`,
  removeNow: (name: string) => `Remove ${name} from the staff`,
  removed: (name: string) => `${name} is no longer on the staff.`,

  noStep: "This step does not exist.",
  errors: {
    forbidden: "Your role does not allow this.",
    has_role: "This person has the role already.",
    invited:
      "There is an invitation for this email already. Send it again below, or withdraw it first.",
    not_found: "It is no longer there.",
    revoked: "The invitation was withdrawn. Send a new one.",
    used: "The invitation was used. To undo it, take the role away from the member.",
    registered: "They registered with it already, and still have to confirm their email.",
    own: "Your own second step is under your name in the header, Your security.",
    no_second_step: "They have no second step.",
    decided: "Another owner decided on this request meanwhile.",
    unconfirmed: "They have not confirmed their email yet.",
    last_owner: "The shop needs an owner. Make someone else an owner first.",
  },
} as const;
