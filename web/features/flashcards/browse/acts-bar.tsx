import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ACT_MAX } from '~/domain/flashcards/browse/contract';
import { TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { CloseButton } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import { type Act, ACTS } from './acts';
import type { Data, Patch } from './browse-data';
import classes from './browse.module.css';
import type { Acts } from './use-acts';

/** What can be done with the cards that are selected, and what was done last. */
export function ActsBar({
  data,
  selected,
  matching,
  acts,
  onBegin,
  onRun,
  onAll,
  onNone,
}: {
  data: Pick<Data, 'decks' | 'tags'>;
  selected: readonly number[];
  /** Cards that match the filter. */
  matching: number;
  acts: Acts;
  /** An act that has to know nothing first is wanted. */
  onBegin: (act: Act) => void;
  onRun: (act: Act, input: object, patch: Patch) => Promise<boolean>;
  onAll: () => void;
  onNone: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const [asking, setAsking] = useState<Act | null>(null);
  const close = () => {
    setAsking(null);
    acts.forget();
  };
  const { done, problem } = acts;
  const Ask = asking?.ask;
  return (
    <div className={classes.bar}>
      <div className={classes.done}>
        <p role="status">
          {done && (
            <>
              <FormattedMessage
                id={`flashcards.browse.${done.name}.done`}
                values={{ cards: done.cards, left: done.left, most: TAGS_MAX }}
              />
              {done.gone > 0 && (
                <>
                  {' '}
                  <FormattedMessage id="flashcards.browse.gone" values={{ cards: done.gone }} />
                </>
              )}
            </>
          )}
        </p>
        {done?.undo && (
          <Button variant="light" h={44} loading={acts.doing !== null} onClick={done.undo}>
            <FormattedMessage id="flashcards.browse.undo" />
          </Button>
        )}
        {done && <CloseButton aria-label={say({ id: 'app.close' })} onClick={acts.close} />}
      </div>
      <div className={layout.toolbar}>
        <p className={classes.selected} role="status">
          {selected.length > 0 ? (
            <FormattedMessage id="flashcards.browse.selected" values={{ cards: selected.length }} />
          ) : (
            <FormattedMessage id="flashcards.browse.count" values={{ cards: matching }} />
          )}
        </p>
        {selected.length < Math.min(matching, ACT_MAX) && (
          <Button variant="subtle" h={44} px={10} onClick={onAll}>
            <FormattedMessage
              id={matching > ACT_MAX ? 'flashcards.browse.all.first' : 'flashcards.browse.all'}
              values={{ most: ACT_MAX }}
            />
          </Button>
        )}
        {selected.length > 0 && (
          <Button variant="subtle" h={44} px={10} onClick={onNone}>
            <FormattedMessage id="flashcards.browse.none" />
          </Button>
        )}
      </div>
      {selected.length > 0 && (
        <div className={classes.acts} role="group" aria-label={say({ id: 'flashcards.browse.acts' })}>
          {ACTS.map((act) => (
            <Button
              key={act.name}
              variant="default"
              h={44}
              leftSection={<act.icon size={18} aria-hidden />}
              loading={acts.doing === act.name}
              disabled={acts.doing !== null}
              onClick={() => (act.ask ? setAsking(act) : onBegin(act))}
            >
              <FormattedMessage id={`flashcards.browse.${act.name}`} />
            </Button>
          ))}
        </div>
      )}
      {problem && !asking && <ProblemNotice error={problem} />}
      <Modal
        opened={asking !== null}
        onClose={close}
        title={asking && say({ id: `flashcards.browse.${asking.name}.title` }, { cards: selected.length })}
      >
        {asking && Ask && (
          <Ask
            ids={selected}
            data={data}
            loading={acts.doing !== null}
            onClose={close}
            onDo={(input, patch) => void onRun(asking, input, patch).then((did) => did && setAsking(null))}
          />
        )}
        {problem && asking && <ProblemNotice error={problem} />}
      </Modal>
    </div>
  );
}
