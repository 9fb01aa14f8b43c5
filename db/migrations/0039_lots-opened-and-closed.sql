ALTER TABLE "lab_reports" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD COLUMN "withdrawn_why" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "closed_why" text;--> statement-breakpoint
ALTER TABLE "lab_reports" ADD CONSTRAINT "lab_reports_withdrawn" CHECK (("lab_reports"."withdrawn_at" is null) = ("lab_reports"."withdrawn_why" is null));--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_closed" CHECK (("lots"."closed_at" is null) = ("lots"."closed_why" is null)
        and ("lots"."closed_at" is null or "lots"."opened_at" is not null));