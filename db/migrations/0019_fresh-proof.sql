CREATE TABLE "waiting_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"method" text NOT NULL,
	"address" text NOT NULL,
	"back_to" text,
	"sealed_fields" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp (3) with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "waiting_forms" ADD CONSTRAINT "waiting_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_forms_user_id_index" ON "waiting_forms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_forms_created_at_index" ON "waiting_forms" USING btree ("created_at");