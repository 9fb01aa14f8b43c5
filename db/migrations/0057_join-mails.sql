CREATE TABLE "support_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from_address" text NOT NULL,
	"text" text NOT NULL,
	"shown" text NOT NULL,
	"opens_ticket" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_mails_message" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "support_mails" ADD CONSTRAINT "support_mails_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_mails_ticket_id_created_at_index" ON "support_mails" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_mails_text" ON "support_mails" USING gin ((translate(lower(text), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);