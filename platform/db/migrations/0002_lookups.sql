CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("target_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_created" ON "generations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at");