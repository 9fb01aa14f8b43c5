import { rulesUndo } from "#app/modules/assessments/undo/rules.server.ts";
import { consultationTypeUndo } from "#app/modules/consultations/undo/consultation-type.server.ts";
import { doctorUndo } from "#app/modules/consultations/undo/doctor.server.ts";
import { doctorDayUndo, hoursUndo } from "#app/modules/consultations/undo/hours.server.ts";
import type { UndoableRecord } from "#app/platform/edits/undoable-record.server.ts";

/** Those of consultations and assessments. */
export const undoableCare: readonly UndoableRecord[] = [
  doctorUndo,
  hoursUndo,
  doctorDayUndo,
  consultationTypeUndo,
  rulesUndo,
];
