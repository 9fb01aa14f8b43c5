CREATE TABLE "highlevel_connection" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text,
	"key_end" text,
	"sealed_location" text,
	"sealed_trigger" text,
	"is_on" boolean DEFAULT false NOT NULL,
	"customers" boolean DEFAULT true NOT NULL,
	"newsletter" boolean DEFAULT true NOT NULL,
	"orders" boolean DEFAULT true NOT NULL,
	"account_name" text,
	"tested_at" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "highlevel_connection_once" CHECK ("highlevel_connection"."id" = 1),
	CONSTRAINT "highlevel_connection_key" CHECK (("highlevel_connection"."sealed_key" is null) = ("highlevel_connection"."key_end" is null)),
	CONSTRAINT "highlevel_connection_on" CHECK (not "highlevel_connection"."is_on" or "highlevel_connection"."sealed_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "highlevel_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"address_digest" text NOT NULL,
	"sealed_address" text NOT NULL,
	"remote_id" text,
	"told" text DEFAULT 'nothing' NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"left_behind_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "highlevel_contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "highlevel_events" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlevel_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"skipped" text,
	"status" integer,
	"said" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "highlevel_messages" ADD CONSTRAINT "highlevel_messages_contact_id_highlevel_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."highlevel_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlevel_contacts_digest" ON "highlevel_contacts" USING btree ("address_digest");--> statement-breakpoint
CREATE INDEX "highlevel_contacts_remote" ON "highlevel_contacts" USING btree ("remote_id");--> statement-breakpoint
CREATE INDEX "highlevel_contacts_erased" ON "highlevel_contacts" USING btree ("created_at") WHERE "highlevel_contacts"."email" is null;--> statement-breakpoint
CREATE INDEX "highlevel_events_received_at_index" ON "highlevel_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "highlevel_messages_once" ON "highlevel_messages" USING btree ("kind","cause");--> statement-breakpoint
CREATE INDEX "highlevel_messages_contact" ON "highlevel_messages" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "highlevel_messages_newest" ON "highlevel_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "highlevel_messages_state" ON "highlevel_messages" USING btree ("state","created_at");