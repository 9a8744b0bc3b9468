import { IconBook2, IconCards, IconSparkles, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CARDS_MAX } from '~/domain/flashcards/decks/contract';
import { DECKS_A_DAY } from '~/domain/flashcards/generation/contract';
import type { PageData } from '~/domain/kit/contract';
import type { purchasePage } from '~/domain/purchases/contract';
import { GENERATIONS_A_DAY } from '~/domain/quizzes/generation/contract';
import { Picture } from './picture';
import classes from './purchase.module.css';
import { UnlockedTopic } from './unlocked-topic';

type Offer = PageData<typeof purchasePage>;
type Pack = Offer['contents']['packs'][number];
type Tier = NonNullable<Offer['contents']['supporter']>;

const PICTURE_OF: Record<string, string> = {
  'blood-gas-cases': 'blood-gas',
  'blood-test-cases': 'blood-test',
  'ecg-cases': 'ecg',
  'drug-calculation-cases': 'calculation',
  'radiology-cases': 'radiology',
};

/** What a product gives, counted when the page was opened. */
export function Contents({ offer: { contents, choices } }: { offer: Offer }) {
  const { packs, supporter } = contents;
  const nameOf = (pack: string) => choices.find(({ product }) => product === pack)?.name ?? pack;
  return (
    <section aria-labelledby="contents">
      <h2 id="contents" className={classes.heading}>
        <FormattedMessage id="purchases.contents" />
      </h2>
      {supporter && <UnlockedTopic />}
      {packs.length === 0 && !supporter ? (
        <p className={classes.quiet}>
          <FormattedMessage id="purchases.contents.planned" />
        </p>
      ) : (
        <ul className={classes.contents}>
          {supporter && <SupporterTier tier={supporter} />}
          {packs.map((pack) => (
            <PackLine key={pack.pack} pack={pack} name={nameOf(pack.pack)} />
          ))}
        </ul>
      )}
      {packs.length > 0 && (
        <p className={classes.quiet}>
          <FormattedMessage id="purchases.pack.unreviewed" />
        </p>
      )}
    </section>
  );
}

function Line({ picture, title, children }: { picture: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {picture}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

const icon = (Icon: TablerIcon) => (
  <span className={classes.picture} aria-hidden>
    <Icon size={28} stroke={1.5} />
  </span>
);

function SupporterTier({ tier }: { tier: Tier }) {
  const lines = [
    { id: 'notebook', Icon: IconBook2, values: { topics: tier.topics } },
    {
      id: 'quizzes',
      Icon: IconSparkles,
      values: {
        quizzes: tier.quizzes_a_day,
        decks: tier.decks_a_day,
        quizzesFree: GENERATIONS_A_DAY.learner,
        decksFree: DECKS_A_DAY.learner,
      },
    },
    { id: 'cards', Icon: IconCards, values: { cards: tier.cards_in_deck, cardsFree: CARDS_MAX } },
  ] as const;
  return lines.map(({ id, Icon, values }) => (
    <Line key={id} picture={icon(Icon)} title={<FormattedMessage id={`purchases.supporter.${id}`} />}>
      <FormattedMessage id={`purchases.supporter.${id}.about`} values={values} />
    </Line>
  ));
}

function PackLine({
  pack: { pack, free, questions, sample, diagrams, languages },
  name,
}: {
  pack: Pack;
  name: string;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <Line picture={<Picture name={PICTURE_OF[pack] ?? 'exam'} />} title={name}>
      {[
        `${say({ id: 'purchases.pack.questions' }, { questions })}.`,
        free || sample === questions
          ? say({ id: 'purchases.pack.free' })
          : sample > 0 && say({ id: 'purchases.pack.sample' }, { sample }),
        diagrams > 0 && say({ id: 'purchases.pack.diagrams' }, { diagrams }),
        say({ id: `purchases.pack.language.${languages.length > 1 ? 'both' : (languages[0] ?? 'en')}` }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Line>
  );
}
