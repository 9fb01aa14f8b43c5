-- Segments from before the condition: it does not matter for them.
UPDATE "segments" SET "conditions" = "conditions" || '{"stage": null}'::jsonb;
