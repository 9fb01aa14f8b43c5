import { labReports } from "../tables.server.ts";

/** What is shown of a report; where its file lies stays inside. */
export const reportFields = {
  id: labReports.id,
  fileType: labReports.fileType,
  bytes: labReports.bytes,
  width: labReports.width,
  height: labReports.height,
  labName: labReports.labName,
  method: labReports.method,
  purity: labReports.purity,
  reportedOn: labReports.reportedOn,
  verifyUrl: labReports.verifyUrl,
};
