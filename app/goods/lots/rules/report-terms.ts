/** The area of the reports in the store of files. */
export const REPORT_FILES = "lab-reports";
export const REPORT_FIELD = "report";
export const MAX_REPORT_BYTES = 8 * 1024 * 1024;
/** What the browser offers to choose; the server looks into the file itself. */
export const REPORT_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,application/pdf";

export type ReportType = "image/webp" | "application/pdf";
