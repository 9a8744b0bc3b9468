import { addCard, recordCardRefusal } from '~/domain/flashcards/generation/add-card';
import { type CardRefusal, frontOf, judgeCard } from '~/domain/flashcards/generation/card-gate';
import { type CardRequest, type CardWriter, CardWriterError } from '~/domain/flashcards/generation/card-writer';
import { generateDeckJob } from '~/domain/flashcards/generation/contract';
import { endDeckGeneration } from '~/domain/flashcards/generation/end-generation';
import { findDuplicateCard } from '~/domain/flashcards/generation/find-duplicate-card.query';
import { type KnownMaterial, knownQuestions } from '~/domain/flashcards/generation/known-questions.query';
import { type DeckMaterial, deckMaterial } from '~/domain/flashcards/generation/material.query';
import { deckQueue } from '~/domain/flashcards/generation/writing-queue';
import { plainAsHtml } from '~/infra/ai/question-html';
import { cardWriter } from '~/infra/ai/writer';
import { toPlainText } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { handle, type RunContext } from '../registry';

/** Refusals in a row after which the rest of a deck is given up. */
export const REFUSALS_IN_A_ROW = 4;
/** Refusals of a whole deck, as a multiple of its length: a writer that fails so often costs more than it gives. */
export const REFUSALS_A_LENGTH = 2;

const isGivenUp = ({ refused_in_a_row, refusals, length }: DeckMaterial): boolean =>
  refused_in_a_row >= REFUSALS_IN_A_ROW || refusals >= REFUSALS_A_LENGTH * length;

interface Parts {
  deps: Deps;
  commit: RunContext['commit'];
  writer: CardWriter;
}

interface Written {
  candidate: unknown;
  questions: KnownMaterial[];
}

const requestOf = (id: number, material: DeckMaterial, questions: KnownMaterial[]): CardRequest => ({
  language: material.language,
  text: material.text,
  questions,
  choice: material.choice,
  avoid: [...material.fronts.map(toPlainText), ...material.refused],
  // Another card for each place and each try; the same one again where a killed worker is followed by another.
  seed: id * 10_007 + material.written * 101 + material.refusals,
});

/** Asks the writer, with the next questions if those before came to nothing. @throws CardWriterError */
async function write(id: number, material: DeckMaterial, { deps, writer }: Parts): Promise<Written> {
  const { source, person, language, specialty, topic } = material;
  const skipped: number[] = [];
  for (;;) {
    const questions =
      source === 'text'
        ? []
        : await knownQuestions(
            deps.read,
            person,
            { language, missedOnly: source === 'mistakes', specialty, topic, skipped },
            toPlainText,
          );
    try {
      return { candidate: await writer(requestOf(id, material, questions)), questions };
    } catch (error) {
      if (!(error instanceof CardWriterError) || error.kind !== 'nothing-left' || questions.length === 0) throw error;
      skipped.push(...questions.map(({ question_id }) => question_id));
    }
  }
}

/**
 * Writes the next card, or keeps why it was refused. Nothing is held while it is written; it is added only if the deck is still
 * where it was, so that a second worker neither loses nor doubles one.
 */
async function writeNext(id: number, material: DeckMaterial, parts: Parts): Promise<void> {
  const { deps, commit } = parts;
  const place = material.written;
  let refusal: CardRefusal;
  let front = '';
  try {
    const { candidate, questions } = await write(id, material, parts);
    const judged = judgeCard(candidate, material.language);
    front = frontOf(candidate);
    if (judged.refusal === null) {
      const { card } = judged;
      const html = plainAsHtml(card.front);
      const duplicate = await findDuplicateCard(deps.read, id, html);
      if (duplicate === null) {
        const from = questions.find(({ question_id }) => question_id === card.question_id) ?? null;
        // The last one ends the job: it is taken out of the outbox in the same transaction.
        const inTransaction = place + 1 === material.length ? commit : deps.inTransaction;
        await inTransaction((tx) =>
          addCard(tx, id, place, { front: html, back: plainAsHtml(card.back), writer: card.writer, from }),
        );
        return;
      }
      refusal = duplicate;
    } else refusal = judged.refusal;
  } catch (error) {
    if (!(error instanceof CardWriterError) || error.kind !== 'provider-nonsense') throw error;
    refusal = 'unreadable';
  }
  deps.log.info({ generation_id: id, refusal }, 'a written card was refused');
  await deps.inTransaction((tx) => recordCardRefusal(tx, id, place, { refusal, front }));
}

/** Writes the cards of a generated deck, one after another, each committed by itself. */
export const generateDeckBy = (writerFor: (deps: Deps) => CardWriter) =>
  handle(generateDeckJob, {
    async run({ generation_id: id }, { deps, commit }) {
      if (!(await deps.inTransaction((tx) => deckQueue.begin(tx, id)))) return;
      const writer = writerFor(deps);
      for (;;) {
        const material = await deckMaterial(deps.read, id);
        if (!material) return;
        if (isGivenUp(material)) {
          const failure = material.last_refusal === 'unreadable' ? 'provider-nonsense' : 'too-few-passed';
          return commit((tx) => endDeckGeneration(tx, id, failure));
        }
        try {
          await writeNext(id, material, { deps, commit, writer });
        } catch (error) {
          if (!(error instanceof CardWriterError)) throw error;
          const { kind } = error;
          if (kind === 'provider-unreachable') throw error;
          // Who has nothing more to write, or refuses, would do so again: the person hears of it now and decides.
          deps.log.warn({ err: error, generation_id: id }, 'the writing of a deck ended early');
          return commit((tx) => endDeckGeneration(tx, id, kind));
        }
      }
    },

    failed: (tx, { generation_id }, error) =>
      endDeckGeneration(
        tx,
        generation_id,
        error instanceof CardWriterError && error.kind === 'provider-unreachable' ? 'provider-unreachable' : 'internal',
      ),
  });

export const generateDeck = generateDeckBy((deps) => cardWriter(deps.config.ai));
