import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { accountsEntities } from '~/domain/accounts/entities';
import { annotationsEntities } from '~/domain/annotations/entities';
import { audioPairingEntities } from '~/domain/audio-pairing/entities';
import { circuitRunsEntities } from '~/domain/circuit-runs/entities';
import { consultationsEntities } from '~/domain/consultations/entities';
import { discussionEntities } from '~/domain/discussion/entities';
import { groupPracticeEntities } from '~/domain/group-practice/entities';
import { imagesEntities } from '~/domain/images/entities';
import { opsEntities } from '~/domain/ops/entities';
import { moderationEntities } from '~/domain/moderation/entities';
import { OutboxRow } from '~/domain/kit/outbox.entity';
import { purchasesEntities } from '~/domain/purchases/entities';
import { questionsEntities } from '~/domain/questions/entities';
import { quizzesEntities } from '~/domain/quizzes/entities';
import { stationsEntities } from '~/domain/stations/entities';
import { migrations } from './migrations';

/**
 * The one data source; its pool serves entities, commands and named statements alike.
 * @param wait how long somebody may wait for a connection, in milliseconds
 */
export function createDataSource(databaseUrl: string, poolSize = 12, wait = 60_000): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    entities: [OutboxRow, ...accountsEntities, ...annotationsEntities, ...stationsEntities, ...groupPracticeEntities, ...audioPairingEntities, ...opsEntities, ...questionsEntities, ...quizzesEntities, ...discussionEntities, ...imagesEntities, ...consultationsEntities, ...circuitRunsEntities, ...purchasesEntities, ...moderationEntities],
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize,
    applicationName: 'wardmates',
    // Pipelined: what need not wait for an answer travels behind what went before. A statement that hangs must not hold
    // a connection of the pool for ever.
    extra: { pipeline: true, connectionTimeoutMillis: wait, statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 },
  });
}
