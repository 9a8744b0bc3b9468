-- Sounds of imported cards are kept beside pictures; they have no size.
ALTER TABLE images ALTER COLUMN width DROP NOT NULL, ALTER COLUMN height DROP NOT NULL;
ALTER TABLE images DROP CONSTRAINT images_key_check;
ALTER TABLE images ADD CONSTRAINT images_key_check CHECK (key ~ '^[a-z0-9]{16,64}\.(png|jpg|webp|mp3|ogg|m4a|wav)$');
ALTER TABLE images ADD CONSTRAINT images_size_check CHECK ((key ~ '\.(png|jpg|webp)$') = (width IS NOT NULL AND height IS NOT NULL));
