/** The picture of a person, as it is served. It goes with the account and with the next picture. */
export interface Avatar {
  account_id: number;

  /** The last part of its address; every picture has another. */
  key: string;

  /** A WebP of 256 by 256 pixels. */
  bytes: Buffer;
  created_at: Date;

  /** Since when a moderator hides it: it is not sent to anybody. */
  hidden_at: Date | null;
}
