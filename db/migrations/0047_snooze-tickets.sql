CREATE TABLE "support_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "snoozed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_notes_ticket_id_created_at_index" ON "support_notes" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_notes_text" ON "support_notes" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_snoozed" ON "support_tickets" USING btree ("snoozed_until") WHERE "support_tickets"."snoozed_at" is not null;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_snoozed" CHECK (case when "support_tickets"."snoozed_at" is null then "support_tickets"."snoozed_until" is null else "support_tickets"."status" <> 'closed' end);