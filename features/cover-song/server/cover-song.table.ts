/** Cover songs with their characters and scenes, and the wardrobe and stages to choose from. */

import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, timestamps } from '#platform/db/tables/columns.ts';
import { ownerId, sharedColumns } from '#platform/db/tables/ownership.ts';

export const coverSongs = pgTable(
  'cover_songs',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    description: text('description'),
    youtubeUrl: text('youtube_url').notNull(),
    originalArtist: text('original_artist'),
    songDuration: integer('song_duration'),
    status: text('status').notNull().default('draft'),
    audioUrl: text('audio_url'),
    videoUrl: text('video_url'),
    thumbnailUrl: text('thumbnail_url'),
    processingProgress: integer('processing_progress').notNull().default(0),
    errorMessage: text('error_message'),
    ...timestamps(),
  },
  (t) => [index('cover_songs_user_created').on(t.userId, t.createdAt)],
);

const coverSongId = () =>
  text('cover_song_id')
    .notNull()
    .references(() => coverSongs.id, { onDelete: 'cascade' });

export const songCharacters = pgTable(
  'song_characters',
  {
    id: id(),
    coverSongId: coverSongId(),
    name: text('name').notNull(),
    faceImageUrl: text('face_image_url'),
    characterType: text('character_type').notNull(),
    bodyType: text('body_type'),
    clothing: jsonb('clothing'),
    position: jsonb('position'),
    animations: jsonb('animations'),
    isMainCharacter: boolean('is_main_character').notNull().default(false),
    ...timestamps(),
  },
  (t) => [index('song_characters_cover_song').on(t.coverSongId)],
);

export const songScenes = pgTable(
  'song_scenes',
  {
    id: id(),
    coverSongId: coverSongId(),
    name: text('name').notNull(),
    sceneType: text('scene_type').notNull(),
    backgroundUrl: text('background_url'),
    startTime: integer('start_time').notNull(),
    endTime: integer('end_time').notNull(),
    cameraAngle: text('camera_angle').notNull().default('front'),
    lighting: text('lighting').notNull().default('normal'),
    effects: jsonb('effects'),
    characters: jsonb('characters'),
    ...timestamps(),
  },
  (t) => [index('song_scenes_cover_song').on(t.coverSongId, t.startTime)],
);

export const clothingOptions = pgTable('clothing_options', {
  id: id(),
  name: text('name').notNull(),
  category: text('category').notNull(),
  style: text('style').notNull(),
  imageUrl: text('image_url'),
  colors: text('colors').array(),
  ...sharedColumns(),
  createdAt: createdAt(),
});

export const sceneTemplates = pgTable('scene_templates', {
  id: id(),
  name: text('name').notNull(),
  description: text('description'),
  category: text('category').notNull(),
  backgroundUrl: text('background_url'),
  lighting: text('lighting'),
  mood: text('mood'),
  tags: text('tags').array(),
  ...sharedColumns(),
  createdAt: createdAt(),
});
