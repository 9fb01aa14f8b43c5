CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_person" ON "audit_log" USING btree ("actor_id","at","id") WHERE "audit_log"."actor_kind" = 'user';--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("subject_type","at","id") WHERE "audit_log"."subject_type" <> 'order';