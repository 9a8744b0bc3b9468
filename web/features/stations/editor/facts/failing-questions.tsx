import { Button } from '@mantine/core';
import { IconCircleCheck, IconListCheck, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { failingQuestions } from '~/domain/consultations/engine/tried';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './facts.module.css';
import { nameOfFact, type TryProps } from './tried-facts';

/** For each fact the usual questions that do not bring it; one press lets it answer one. Asked for by a press: it takes a moment. */
export function FailingQuestions({ facts, read, language, onWording }: TryProps) {
  const [failing, setFailing] = useState<readonly { key: string; asked: string }[] | null>(null);
  const checking = useRef<HTMLButtonElement>(null);
  const check = () =>
    setFailing(failingQuestions(read, language).map(({ fact, asked }) => ({ key: facts[fact]!.key, asked })));
  const left = facts.flatMap((fact, index) => {
    const asked = failing?.filter(({ key, asked: one }) => key === fact.key && !fact.wordings?.includes(one)) ?? [];
    return asked.length > 0 ? [{ fact, index, asked }] : [];
  });
  return (
    <>
      <Button
        ref={checking}
        variant="default"
        h={44}
        className={classes.check}
        leftSection={<IconListCheck size={18} aria-hidden />}
        onClick={check}
      >
        <FormattedMessage id="stations.try.usual" />
      </Button>
      <div role="status">
        {failing && (
          <p className={classes.verdict}>
            {left.length === 0 && <IconCircleCheck size={18} aria-hidden />}
            <FormattedMessage
              id="stations.try.usual.count"
              values={{ count: left.reduce((sum, { asked }) => sum + asked.length, 0) }}
            />
          </p>
        )}
      </div>
      {left.length > 0 && (
        <ol className={classes.list}>
          {left.map(({ fact, index, asked }) => (
            <li key={fact.key} className={classes.fact}>
              <strong>{nameOfFact(fact, index)}</strong>
              <ul className={lists.plain}>
                {asked.map(({ asked: one }) => (
                  <li key={one} className={classes.failing}>
                    <span>{one}</span>
                    <Button
                      variant="subtle"
                      h={44}
                      leftSection={<IconPlus size={16} aria-hidden />}
                      onClick={() => {
                        // This line goes.
                        checking.current?.focus();
                        onWording(fact.key, one);
                      }}
                    >
                      <FormattedMessage
                        id="stations.try.add"
                        values={{ asked: one, hidden: (words) => <span className={layout.legend}>{words}</span> }}
                      />
                    </Button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
