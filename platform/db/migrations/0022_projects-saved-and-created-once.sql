ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "creation_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_user_creation_key" ON "projects" USING btree ("user_id","creation_key");