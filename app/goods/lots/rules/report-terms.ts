/** The file area of reports. */
export const REPORT_FILES = "lab-reports";
export const REPORT_FIELD = "report";
export const MAX_REPORT_BYTES = 8 * 1024 * 1024;
/** The file types that the browser offers. The server checks the file itself. */
export const REPORT_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,application/pdf";

export type ReportType = "image/webp" | "application/pdf";
