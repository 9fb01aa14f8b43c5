import type { StaffRole } from "#app/platform/access/actor.ts";

/** Display names of the roles. `admin` is the owner, who may do everything. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  admin: "Owner",
  manager: "Manager",
  support: "Support",
  fulfilment: "Fulfillment",
  clinician: "Clinician",
  marketing: "Marketing",
};

/** The abilities of each role, following the table in `app/platform/access/may.ts`. */
export const ROLE_HINTS: Record<StaffRole, string> = {
  admin: "Can do everything, including granting roles.",
  manager: "Manages orders, refunds, products, customers and texts. Views settings.",
  support: "Handles tickets, reviews and notes. Views orders and products.",
  fulfilment: "Packs and ships orders. Manages stock and lots.",
  clinician: "Sees the health data of their own patients and reviews health texts.",
  marketing: "Manages texts, campaigns and reviews. Views products.",
};

export const staffMessages = {
  title: "Staff",
  lead: "People who can use the back-office, and their roles. Manila time.",
  success: "Success",
  error: "Error",
  noMail:
    "The shop can’t send email, so invitations won’t arrive. Ask the person who runs your server to set the mail server (SMTP_URL) and to restart the shop.",

  members: "Staff by name",
  columns: { person: "Person", roles: "Roles", lastActive: "Last active", state: "Status" },
  search: "Search by name or email",
  none: "No staff yet",
  noneHint: "Invite the first person.",
  you: "You",
  never: "Never",
  unconfirmed: "Email not confirmed",
  open: (name: string) => `Roles of ${name}`,

  requests: "Requests for access",
  requestsLead:
    "These people registered as staff without an invitation. Their emails are confirmed. Decline anyone you don’t know.",
  asked: (at: string) => `Requested ${at}`,
  roleOf: (name: string) => `for ${name}`,
  approve: "Approve",
  decline: "Decline",
  approveOf: (name: string) => `Approve ${name}`,
  declineOf: (name: string) => `Decline ${name}`,
  approved: (email: string, role: string) => `${email} is now on the staff as ${role}.`,
  declined: (email: string) => `Request from ${email} declined.`,

  invite: "Invite someone",
  inviteLead: "They get an email with a link that works once, for seven days.",
  email: "Email",
  role: "Role",
  send: "Send invitation",
  sent: (email: string) => `Invitation to ${email} sent.`,
  check: "Please check the form",
  invalidEmail: "Invalid email address",
  chooseRole: "Choose a role.",
  noRole: "Choose",

  invites: "Invitations",
  invitesHint: "An invitation closes when the role is granted or you withdraw it.",
  invitedBy: (name: string, role: string) => `${role}, invited by ${name}`,
  formerOwner: "a former owner",
  states: {
    open: (until: string) => `Open until ${until}`,
    expired: (until: string) => `Expired ${until}`,
    registered: "Registered, email not confirmed yet",
  },
  resend: "Send again",
  withdraw: "Withdraw",
  resendOf: (email: string) => `Send again to ${email}`,
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  resent: (email: string) => `New link sent to ${email}. The earlier link no longer works.`,
  withdrawn: (email: string) => `Invitation to ${email} withdrawn.`,

  all: "All staff",
  rolesOf: (name: string) => `Staff: ${name}`,
  roles: "Roles",
  rolesLead:
    "A person with several roles can do everything that any of them allows. Changes take effect right away.",
  has: "Granted",
  hasNot: "Not granted",
  grant: "Grant",
  take: "Remove",
  grantOf: (role: string) => `Grant ${role}`,
  takeOf: (role: string) => `Remove ${role}`,
  granted: (name: string, role: string) => `${name} now has the role “${role}”.`,
  taken: (name: string, role: string) => `${name} no longer has the role “${role}”.`,
  lastOwner: "The shop needs an owner. Make someone else an owner first.",
  secondStep: "Second step",
  secondStepNone: "No authenticator app or passkey. They sign in with only their password.",
  secondStepOwn: "Manage yours under your name in the header, at Your security.",
  secondStepHas: ({ apps, passkeys }: { apps: number; passkeys: number }) =>
    [
      apps > 0 && "An authenticator app",
      passkeys > 0 && `${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}`,
    ]
      .filter(Boolean)
      .join(" and "),
  secondStepFold: "Lost phone?",
  secondStepLead: (name: string) =>
    `First make sure the request really comes from ${name}. This removes their app, recovery codes and passkeys, and signs them out everywhere. They’ll sign in with only their password and get an email about it.`,
  secondStepRemove: (name: string) => `Remove second step for ${name}`,
  secondStepRemoved: (name: string) => `Second step for ${name} removed.`,

  remove: "Remove from the staff",
  removeLead: (name: string) =>
    `${name} loses all roles. They keep their account and can use it to shop.`,
  removeNow: (name: string) => `Remove ${name} from the staff`,
  removed: (name: string) => `${name} is no longer on the staff.`,

  noStep: "This step does not exist.",
  errors: {
    forbidden: "Your role does not allow this.",
    has_role: "This person already has the role.",
    invited: "This email already has an invitation. Send it again below, or withdraw it first.",
    not_found: "This no longer exists.",
    revoked: "The invitation was withdrawn. Send a new one.",
    used: "This invitation was already used. To undo it, remove the person’s role.",
    registered: "This person has registered but hasn’t confirmed their email yet.",
    own: "Manage your own second step under your name in the header, at Your security.",
    no_second_step: "This person has no second step.",
    decided: "Another owner has already decided on this request.",
    unconfirmed: "This person hasn’t confirmed their email yet.",
    last_owner: "The shop needs an owner. Make someone else an owner first.",
  },
} as const;
