-- Questions were stored as they were typed, with names and parts of addresses. From now on only
-- words of the shop are stored, and nothing can be told apart in the ones before.
DELETE FROM "assistant_questions";
