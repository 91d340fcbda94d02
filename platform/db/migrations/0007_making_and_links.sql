CREATE TABLE "asset_links" (
	"asset_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"role" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_links_asset_id_item_type_item_id_pk" PRIMARY KEY("asset_id","item_type","item_id")
);
--> statement-breakpoint
CREATE TABLE "upkeep_runs" (
	"duty" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "item_type" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_inline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "project_films" (
	"project_id" text PRIMARY KEY NOT NULL,
	"film" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_films" ADD CONSTRAINT "project_films_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_links" ADD CONSTRAINT "asset_links_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_links_item" ON "asset_links" USING btree ("item_type","item_id","role");--> statement-breakpoint
CREATE INDEX "asset_links_role" ON "asset_links" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "jobs_item" ON "jobs" USING btree ("item_type","item_id");--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "generations"."id") "assets"."id", 'image', "generations"."id", 'picture', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "generations" JOIN "assets" ON "assets"."id" = "generations"."result"->>'assetId' AND "generations"."type" = 'image' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "generations"."id") "assets"."id", 'speech', "generations"."id", 'audio', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "generations" JOIN "assets" ON "assets"."id" = "generations"."result"->>'assetId' AND "generations"."type" = 'speech' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "generations"."id") "assets"."id", 'transcription', "generations"."id", 'recording', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "generations" JOIN "assets" ON "assets"."id" = "generations"."result"->>'assetId' AND "generations"."type" = 'transcription' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "generations"."id") "assets"."id", 'portrait', "generations"."id", 'unused', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "generations" JOIN "assets" ON "assets"."id" = "generations"."result"->>'assetId' AND "generations"."type" = 'avatar' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "created_at")
	SELECT "asset_id", 'cover-song', "cover_song_id", "role", true, "created_at" FROM "cover_song_files" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'film', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "projects" JOIN "assets" ON "assets"."id" = substring("projects"."file_url" from 12) AND "projects"."file_url" LIKE '/api/files/%' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'thumbnail', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "projects" JOIN "assets" ON "assets"."id" = substring("projects"."thumbnail_url" from 12) AND "projects"."thumbnail_url" LIKE '/api/files/%' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'drawn', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), left("file"->>'prompt', 600)
	FROM "projects" CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof("projects"."data"->'drawn') = 'array' THEN "projects"."data"->'drawn' ELSE '[]'::jsonb END) AS "file" JOIN "assets" ON "assets"."id" = "file"->>'id' AND "assets"."user_id" = "projects"."user_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'media', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "projects" CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof("projects"."data"->'uploadedFiles') = 'array' THEN "projects"."data"->'uploadedFiles' ELSE '[]'::jsonb END) AS "file" JOIN "assets" ON "assets"."id" = "file"->>'id' AND "assets"."user_id" = "projects"."user_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'media', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "projects" CROSS JOIN LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof("projects"."data"->'uploadedFiles') = 'array' THEN "projects"."data"->'uploadedFiles' ELSE '[]'::jsonb END) AS "file" JOIN "assets" ON "assets"."id" = substring(("file"->>'posterUrl') from 12) AND ("file"->>'posterUrl') LIKE '/api/files/%' AND "assets"."user_id" = "projects"."user_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "projects"."id") "assets"."id", 'project', "projects"."id", 'logo', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "projects" JOIN "assets" ON "assets"."id" = "projects"."data"->'logo'->>'id' AND "assets"."user_id" = "projects"."user_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "user_avatars"."id") "assets"."id", 'avatar', "user_avatars"."id", 'picture', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "user_avatars" JOIN "assets" ON "assets"."id" = substring("user_avatars"."image_url" from 12) AND "user_avatars"."image_url" LIKE '/api/files/%' AND "assets"."user_id" = "user_avatars"."user_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "users"."id") "assets"."id", 'account', "users"."id", 'picture', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "users" JOIN "assets" ON "assets"."id" = substring("users"."profile_image_url" from 12) AND "users"."profile_image_url" LIKE '/api/files/%' AND "assets"."user_id" = "users"."id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "users"."id") "assets"."id", 'data-export', "users"."id", 'export', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "users" JOIN "assets" ON "assets"."user_id" = "users"."id" AND "assets"."name" LIKE 'atelier-my-data-%' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "watermark_batches"."id") "assets"."id", 'watermark-batch', "watermark_batches"."id", 'result', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "watermark_batches" CROSS JOIN LATERAL jsonb_array_elements("watermark_batches"."photos") AS "photo" JOIN "assets" ON "assets"."id" = "photo"->>'resultId' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "asset_links" ("asset_id", "item_type", "item_id", "role", "is_owner", "note")
	SELECT DISTINCT ON ("assets"."id", "watermark_batches"."id") "assets"."id", 'watermark-batch', "watermark_batches"."id", 'photo', not exists (select 1 from "asset_links" "other" where "other"."asset_id" = "assets"."id" and "other"."is_owner"), null
	FROM "watermark_batches" CROSS JOIN LATERAL jsonb_array_elements("watermark_batches"."photos") AS "photo" JOIN "assets" ON "assets"."id" = "photo"->>'assetId' AND ("photo"->>'isTemporary')::boolean ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "project_films" ("project_id", "film") SELECT "id", ("data"->'render') - 'usageKey' FROM "projects" WHERE "data" ? 'render' AND jsonb_typeof("data"->'render') = 'object';--> statement-breakpoint
UPDATE "usage_charges" SET "key" = "jobs"."id" FROM "jobs" LEFT JOIN "projects" ON "projects"."id" = "jobs"."payload"->>'projectId'
	WHERE "jobs"."status" IN ('queued', 'running') AND "usage_charges"."key" = coalesce("jobs"."payload"->>'chargeKey',
	"jobs"."payload"->>'speechId', "jobs"."payload"->>'transcriptionId', "projects"."data"->'render'->>'usageKey');--> statement-breakpoint
UPDATE "projects" SET "data" = "data" - 'render' - 'drawn' WHERE "type" = 'video' AND jsonb_typeof("data") = 'object';--> statement-breakpoint
UPDATE "jobs" SET "item_type" = CASE "type" WHEN 'render-video' THEN 'project' WHEN 'say-text' THEN 'speech'
	WHEN 'write-down' THEN 'transcription' WHEN 'apply-watermark' THEN 'watermark-batch' WHEN 'export-data' THEN 'data-export' ELSE 'cover-song' END,
	"item_id" = coalesce("payload"->>'projectId', "payload"->>'speechId', "payload"->>'transcriptionId', "payload"->>'batchId',
	"payload"->>'coverSongId', "payload"->>'userId')
	WHERE "type" IN ('render-video', 'say-text', 'write-down', 'apply-watermark', 'export-data', 'read-song', 'cover-song-render', 'cover-song-preview');--> statement-breakpoint
UPDATE "generations" SET "status" = 'failed' WHERE "status" = 'pending' AND NOT EXISTS (SELECT 1 FROM "jobs"
	WHERE "jobs"."item_id" = "generations"."id" AND "jobs"."status" IN ('queued', 'running'));--> statement-breakpoint
ALTER TABLE "cover_song_files" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cover_song_runs" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cover_song_files" CASCADE;--> statement-breakpoint
DROP TABLE "cover_song_runs" CASCADE;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_for_item" ON "jobs" USING btree ("type","item_type","item_id") WHERE "jobs"."item_id" is not null and "jobs"."status" in ('queued', 'running');