-- A picture of which cards cover parts is kept as a text is: the text says where its masks are, and this which picture it is, what
-- it shows, what stands above it, and how each mask is called. Null for a text.
ALTER TABLE flashcard_clozes ADD COLUMN occlusion jsonb CHECK (jsonb_typeof(occlusion) = 'object');
