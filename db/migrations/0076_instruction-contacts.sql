ALTER TABLE "dose_instructions" ADD COLUMN "contact_on" date;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD COLUMN "contact_by" text;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_contact" CHECK (num_nonnulls("dose_instructions"."contact_on", "dose_instructions"."contact_by") in (0, 2)
        and num_nonnulls("dose_instructions"."contact_on", "dose_instructions"."booking_id") <= 1
        and "dose_instructions"."contact_by" in ('in_person', 'phone', 'video', 'message'));