CREATE TABLE "assistant_saved_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation" text NOT NULL,
	"sealed" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_saved_turns" ADD CONSTRAINT "assistant_saved_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_saved_turns_user_id_said_at_id_index" ON "assistant_saved_turns" USING btree ("user_id","said_at","id");--> statement-breakpoint
CREATE INDEX "assistant_saved_turns_said_at_index" ON "assistant_saved_turns" USING btree ("said_at");