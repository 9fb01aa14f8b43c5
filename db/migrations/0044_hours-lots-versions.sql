ALTER TABLE "doctors" ADD COLUMN "hours_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;