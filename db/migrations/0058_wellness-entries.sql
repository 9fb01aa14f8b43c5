CREATE TABLE "wellness_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"mood" smallint NOT NULL,
	"energy" smallint NOT NULL,
	"weight_grams" integer,
	"sleep_minutes" smallint,
	"sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "wellness_scales" CHECK ("wellness_entries"."mood" between 1 and 10 and "wellness_entries"."energy" between 1 and 10),
	CONSTRAINT "wellness_weight" CHECK ("wellness_entries"."weight_grams" between 20000 and 410000),
	CONSTRAINT "wellness_sleep" CHECK ("wellness_entries"."sleep_minutes" between 0 and 1440 and "wellness_entries"."sleep_minutes" % 30 = 0)
);
--> statement-breakpoint
CREATE TABLE "wellness_receipts" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"digest" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wellness_entries" ADD CONSTRAINT "wellness_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wellness_receipts" ADD CONSTRAINT "wellness_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wellness_entries_user_id_taken_at_id_index" ON "wellness_entries" USING btree ("user_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "wellness_receipts_user_id_index" ON "wellness_receipts" USING btree ("user_id");