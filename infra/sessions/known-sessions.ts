import type { Person } from '~/domain/accounts/person';
import type { Clock } from '~/domain/kit/transaction';
import type { LiveMessage } from '../redis/live-bus';
import { personTopic, sessionTopic } from '~/domain/kit/live';
import type { Claim, Sessions } from './sessions';

/** How long a gateway goes by what it knows of a session, in milliseconds. What ends or changes one is announced to every gateway at once. */
const KNOWN_MS = 5_000;
/** How many sessions are kept in mind; the oldest goes first. */
const MOST_KNOWN = 10_000;

interface Known {
  until: number;
  person: Person;
  topic: string;
}

/**
 * Who asked a moment ago need not be looked up again: a page asks for several things at once, a quiz every few seconds.
 * An end or a change that is announced while a session is being read keeps the older answer from being kept.
 */
export class KnownSessions {
  private readonly known = new Map<string, Known>();
  /** What is known of a session or of any of a person's, by topic. */
  private readonly tokensOf = new Map<string, Set<string>>();
  private changes = 0;

  constructor(
    private readonly sessions: Pick<Sessions, 'find'>,
    private readonly clock: Clock,
  ) {}

  async find(claim: Claim | null): Promise<Person | null> {
    if (!claim) return null;
    const now = this.clock.now().getTime();
    const known = this.known.get(claim.tokenHash);
    if (known && known.until > now) return known.person;
    const asked = this.changes;
    const person = await this.sessions.find(claim);
    if (person && asked === this.changes) this.keep(claim, person, now);
    return person;
  }

  /** Every such topic: what it says may be of a session that is being read at this moment. */
  has(topic: string): boolean {
    return topic.startsWith('session:') || topic.startsWith('person:');
  }

  heard(topic: string, message: LiveMessage): void {
    if (message.kind !== 'sign-out' && message.kind !== 'person-changed') return;
    this.changes += 1;
    for (const tokenHash of [...(this.tokensOf.get(topic) ?? [])]) this.drop(tokenHash);
  }

  forget(): void {
    this.changes += 1;
    this.known.clear();
    this.tokensOf.clear();
  }

  private keep({ tokenHash, accountId }: Claim, person: Person, now: number): void {
    this.drop(tokenHash);
    const topic = personTopic(accountId);
    this.known.set(tokenHash, { until: now + KNOWN_MS, person, topic });
    this.tokensOf.set(sessionTopic(tokenHash), new Set([tokenHash]));
    this.tokensOf.set(topic, (this.tokensOf.get(topic) ?? new Set()).add(tokenHash));
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.drop(oldest);
  }

  private drop(tokenHash: string): void {
    const known = this.known.get(tokenHash);
    if (!known) return;
    this.known.delete(tokenHash);
    this.tokensOf.delete(sessionTopic(tokenHash));
    const others = this.tokensOf.get(known.topic);
    others?.delete(tokenHash);
    if (others?.size === 0) this.tokensOf.delete(known.topic);
  }
}
