import { rulesUndo } from "#app/care/assessments/undo/rules.server.ts";
import { consultationTypeUndo } from "#app/care/consultations/undo/consultation-type.server.ts";
import { doctorUndo } from "#app/care/consultations/undo/doctor.server.ts";
import { doctorDayUndo, hoursUndo } from "#app/care/consultations/undo/hours.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";

/** Those of consultations and assessments. */
export const undoableCare: readonly UndoableRecord[] = [
  doctorUndo,
  hoursUndo,
  doctorDayUndo,
  consultationTypeUndo,
  rulesUndo,
];
