import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { factsOf } from '~/domain/consultations/engine/read/facts';
import { writtenFacts } from '~/domain/consultations/engine/read/kept-facts';
import { factsOfStation } from '~/domain/consultations/engine/read/station-facts';
import { FACTS_MAX, WORDINGS_MAX } from '~/domain/stations/patient-facts';
import { PutBack } from '~/web/drafts/editor/put-back';
import { useRows } from '~/web/drafts/editor/use-rows';
import { useAnnounce } from '~/web/ui/announcer';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import layout from '~/web/ui/layout.module.css';
import rowClasses from '../rows.module.css';
import { emptyFact, factsFor, type Sheet, type SheetFact } from '../sheet';
import { useAnswerNames } from './answer-names';
import { FactRow } from './fact-row';
import { TryPatient } from './try-patient';
import classes from './facts.module.css';

interface Props {
  facts: readonly SheetFact[];
  /** The patient instructions. */
  html: string;
  language: Language;
  /** Of a station that is saved. */
  stationId?: number;
  set: (change: Pick<Sheet, 'facts'>) => void;
}

/** New sentences that the warning shows. */
const FRESH_SHOWN = 3;

/** What the patient knows: read from the instructions, and corrected here. Facts that are kept win over the instructions. */
export function FactsBuilder({ facts, html, language, stationId, set }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const names = useAnswerNames(language);
  const [open, setOpen] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  const typed = useDeferredValue(html);
  const read = useMemo(() => factsFor(writtenFacts(factsOf(typed, language))).slice(0, FACTS_MAX), [typed, language]);
  const kept = facts.length > 0;
  // What the instructions held when the page was opened, or when they were read again.
  const [first, setFirst] = useState(read);
  const known = new Set([...first, ...facts].map(({ said }) => said));
  const fresh = kept ? read.filter(({ said }) => !known.has(said)) : [];
  const rows = useRows({
    rows: facts,
    set: (next) => set({ facts: next }),
    textOf: (fact) => fact.said,
    onRemoved: (index) => announce(say({ id: 'stations.facts.removed' }, { number: index + 1 })),
  });
  const shown = kept ? facts : read;
  const latest = useDeferredValue(shown);
  const understood = useMemo(
    () => factsOfStation({ patient_facts: latest, patient_instructions: '' }, language),
    [latest, language],
  );
  /** A wording keeps the facts that were only read so far. */
  const addWording = (key: string, asked: string) => {
    set({
      facts: shown.map((fact) =>
        fact.key === key
          ? { ...fact, wordings: [...new Set([...(fact.wordings ?? []), asked])].slice(-WORDINGS_MAX) }
          : fact,
      ),
    });
    if (!kept) setFirst(read);
    announce(say({ id: 'stations.try.added' }, { number: shown.findIndex((fact) => fact.key === key) + 1 }));
  };
  const saveRead = () => {
    setFirst(read);
    set({ facts: read });
    ask(false);
  };

  return (
    <fieldset className={layout.fieldset}>
      <legend className={rowClasses.legend}>
        <FormattedMessage id="stations.facts" />
        <span className={rowClasses.count}>
          <FormattedMessage id="stations.facts.count" values={{ count: shown.length }} />
        </span>
      </legend>
      <Text size="sm" c="dimmed" mb={8} maw="68ch">
        <FormattedMessage id={kept ? 'stations.facts.about.kept' : 'stations.facts.about.read'} />
      </Text>
      <div role="status">{fresh.length > 0 && <FreshFacts facts={facts} fresh={fresh} set={set} />}</div>
      {shown.length === 0 ? null : (
        <ol ref={rows.list} className={classes.list} aria-label={say({ id: 'stations.facts' })}>
          {shown.map((fact, index) => (
            <FactRow
              key={fact.key}
              fact={fact}
              number={index + 1}
              names={names}
              kept={kept}
              open={kept && open === fact.key}
              onOpen={() => {
                setOpen(open === fact.key ? null : fact.key);
                if (open !== fact.key) rows.focus(fact.key);
              }}
              onChange={(part) => rows.change(fact.key, part)}
              onRemove={() => rows.remove(fact.key)}
            />
          ))}
        </ol>
      )}
      <Group gap="sm" mt={8}>
        {kept ? (
          <>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={facts.length >= FACTS_MAX}
              onClick={() => {
                const fact = emptyFact();
                setOpen(fact.key);
                rows.insert(facts.length, fact);
              }}
            >
              <FormattedMessage id="stations.facts.add" />
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              disabled={read.length === 0}
              onClick={() => ask(true)}
            >
              <FormattedMessage id="stations.facts.again" />
            </Button>
            <PutBack removed={rows.removed} words="stations.editor.put-back" />
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={read.length === 0}
            onClick={saveRead}
          >
            <FormattedMessage id="stations.facts.correct" />
          </Button>
        )}
      </Group>
      {latest.length > 0 && (
        <TryPatient
          facts={latest}
          read={understood}
          html={typed}
          language={language}
          stationId={stationId}
          onWording={addWording}
        />
      )}
      <ConfirmReading opened={asked} onConfirm={saveRead} onClose={() => ask(false)} />
    </fieldset>
  );
}

/** The instructions say something new that is not kept yet. */
function FreshFacts({ facts, fresh, set }: Pick<Props, 'facts' | 'set'> & { fresh: readonly SheetFact[] }) {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} mb={8}>
      <FormattedMessage id="stations.facts.changed" values={{ count: fresh.length }} />
      <ul className={classes.fresh}>
        {fresh.slice(0, FRESH_SHOWN).map(({ key, said }) => (
          <li key={key}>{said}</li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={facts.length + fresh.length > FACTS_MAX}
        onClick={() => set({ facts: [...facts, ...fresh] })}
      >
        <FormattedMessage id="stations.facts.changed.add" values={{ count: fresh.length }} />
      </Button>
    </Alert>
  );
}

/** The instructions are read again in place of the facts that are kept. */
function ConfirmReading(asked: { opened: boolean; onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      {...asked}
      title={<FormattedMessage id="stations.facts.again" />}
      confirm={<FormattedMessage id="stations.facts.again" />}
    >
      <FormattedMessage id="stations.facts.again.about" />
    </ConfirmDialog>
  );
}
