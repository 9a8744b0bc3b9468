import { z } from 'zod';

const bytes = z
  .string()
  .max(16_000)
  .regex(/^[\w-]*$/);
const credential = <R extends z.ZodType>(response: R) =>
  z.object({
    id: bytes.min(1).max(1_400),
    rawId: bytes.min(1).max(1_400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  });

/** What a browser answers when it has made a passkey (WebAuthn Level 3 §5.1). Bytes are base64url. */
export const newCredential = credential(
  z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
);
export type NewCredential = z.output<typeof newCredential>;

/** What a browser answers when a passkey has signed. */
export const assertion = credential(
  z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.nullish() }),
);
export type Assertion = z.output<typeof assertion>;

/** What the browser is asked for, as WebAuthn writes it in JSON; handed to the browser as it is. */
export const credentialOptions = z.looseObject({ challenge: z.string() });
