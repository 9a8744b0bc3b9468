/** Slugs that no station may have, for the product has pages of its own under a base at these (spec 3 §2). Runs in the browser too. */
export const RESERVED_SLUGS = ['summary', 'circuits', 'create', 'personal', 'audio-pairing', 'virtual-patient', 'launchpad', 'virtual-patient-launchpad', 'geeky-ai'] as const;

export const isReservedSlug = (slug: string): boolean => (RESERVED_SLUGS as readonly string[]).includes(slug);
