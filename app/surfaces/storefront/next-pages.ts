/**
 * Where help pages lead on to. A page that is not built yet is undefined here, and no button to it
 * is shown anywhere: setting its address is all that its first commit has to do.
 */
export const NEXT_PAGES: Record<"contact" | "consultation" | "assessment", string | undefined> = {
  contact: "/contact",
  consultation: "/consultation",
  assessment: "/assessment",
};
