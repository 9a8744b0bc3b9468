import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type EventSnapshot, LINK_MAX, REASON_MAX } from '~/domain/events/contract';
import { wallTime } from '~/domain/events/zone-time';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';
import type { EventState } from './use-event';
import { WhenFields } from './when-fields';

/** What its host may do with an event: move it, pass it on, cancel it, and give the slides of a webinar. */
export function HostTools({ state, event }: { state: EventState; event: EventSnapshot }) {
  const { leave } = state;
  return (
    <Section id="host" title={<FormattedMessage id="events.host" />} className={layout.card}>
      <p className={text.dimmedText}>
        <FormattedMessage id="events.host.about" />
      </p>
      {event.kind === 'webinar' && <Slides state={state} />}
      <Group gap="sm" mt="sm">
        {event.state === 'planned' && <Move state={state} event={event} />}
        {event.kind === 'practice' && !event.circuit && event.coming > 1 && (
          <ConfirmButton
            variant="default"
            question={<FormattedMessage id="events.pass-on.question" />}
            consequence={<FormattedMessage id="events.pass-on.consequence" />}
            confirm={<FormattedMessage id="events.pass-on" />}
            onConfirm={() => leave.mutate({})}
          >
            <FormattedMessage id="events.pass-on" />
          </ConfirmButton>
        )}
        <Cancel state={state} />
      </Group>
    </Section>
  );
}

function Move({ state: { move }, event }: { state: EventState; event: EventSnapshot }) {
  const [opened, { open, close }] = useDisclosure(false);
  const now = () => ({
    starts: wallTime(new Date(event.starts_at), event.zone),
    zone: event.zone,
    which: '' as '' | 'earlier' | 'later',
    minutes: event.minutes,
  });
  const [when, setWhen] = useState(now);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setWhen(now());
          move.reset();
          open();
        }}
      >
        <FormattedMessage id="events.move" />
      </Button>
      <Modal opened={opened} onClose={close} title={<FormattedMessage id="events.move" />} size="lg">
        <form
          onSubmit={(submitted) => {
            submitted.preventDefault();
            move.mutate(when, { onSuccess: close });
          }}
        >
          <Stack gap="md">
            <WhenFields when={when} onChange={setWhen} />
            <p className={text.dimmedText}>
              <FormattedMessage id="events.move.about" />
            </p>
            {move.error && <ProblemNotice error={move.error} />}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={close}>
                <FormattedMessage id="app.cancel" />
              </Button>
              <Button type="submit" loading={move.isPending}>
                <FormattedMessage id="events.move.confirm" />
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

function Cancel({ state: { cancel } }: { state: EventState }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button variant="subtle" color="red" onClick={open}>
        <FormattedMessage id="events.cancel" />
      </Button>
      <ConfirmDialog
        opened={opened}
        destructive
        title={<FormattedMessage id="events.cancel.question" />}
        confirm={<FormattedMessage id="events.cancel" />}
        loading={cancel.isPending}
        problem={cancel.error}
        onClose={close}
        onConfirm={() => cancel.mutate({ reason }, { onSuccess: close })}
      >
        <Stack gap="sm">
          <FormattedMessage id="events.cancel.consequence" />
          <TextInput
            label={<FormattedMessage id="events.cancel.reason" />}
            maxLength={REASON_MAX}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function Slides({ state: { setSlides, people } }: { state: EventState }) {
  const [typed, setTyped] = useState<string | null>(null);
  const held = people?.slides ?? '';
  const slides = typed ?? held;
  return (
    <form
      className={classes.slides}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setSlides.mutate({ slides }, { onSuccess: () => setTyped(null) });
      }}
    >
      <TextInput
        type="url"
        label={<FormattedMessage id="events.slides" />}
        description={<FormattedMessage id="events.slides.hint" />}
        placeholder="https://"
        maxLength={LINK_MAX}
        value={slides}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={slides === held} loading={setSlides.isPending}>
        <FormattedMessage id="events.slides.save" />
      </Button>
      {setSlides.error && <ProblemNotice error={setSlides.error} />}
    </form>
  );
}
