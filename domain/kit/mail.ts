import type { z } from 'zod';
import type { Language } from './person';

/** What a mail says in one language. `{name}` stands for a value of that name; every value is text and is escaped. */
export interface MailWords {
  readonly subject: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** The name of the link, which stands below the paragraphs. */
  readonly button?: string;
  /** Paragraphs below the link. */
  readonly after?: readonly string[];
}

/** What goes to calendars with a mail. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly content: string;
}

type Values = z.ZodObject<Record<string, z.ZodType<string>>>;

/** A mail that the product sends. A room lists its mails in `room.ts` and sends them with `sendMail` (`domain/mails/send-mail.ts`). */
export interface Mail<V extends Values = Values> {
  readonly kind: 'mail';
  /** `<room>.<what it is about>`, unique. */
  readonly name: string;
  /** Texts, and ids as text. Never a secret: a link that works without signing in is made from an id by `link`. */
  readonly values: V;
  readonly words: Readonly<Record<Language, MailWords>>;
  /**
   * The path that the button leads to.
   * @param sign makes an id a token that only the product can make (`infra/mail/link-token.ts`)
   */
  link?(values: z.output<V>, sign: (id: string) => string): string;
  /**
   * A calendar file that comes with it (RFC 5545).
   * @param origin of links, without a slash at its end
   */
  calendar?(values: z.output<V>, origin: string): CalendarFile;
  /** It may go to an address that nobody has confirmed. Such a mail holds nothing that a person wrote. */
  readonly toUnconfirmed?: boolean;
  /** The most of its kind that one address gets in an hour. */
  readonly hourly?: number;
  /** Only people who asked for it get it. It can be ended with one click (RFC 8058). */
  readonly optional?: OptionalMails;
}

/** What people may ask for: news of the product, and what is new at the decks and authors that they follow. */
export const OPTIONAL_MAILS = ['marketing', 'following'] as const;
export type OptionalMails = (typeof OPTIONAL_MAILS)[number];

export const mail = <V extends Values>(definition: Omit<Mail<V>, 'kind'>): Mail<V> => ({ kind: 'mail', ...definition });

export type ValuesOf<M extends Mail> = z.input<M['values']>;
