import { IconArrowRight, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { startGroup } from '~/domain/group-practice/contract';
import { canStart, type Roles } from '~/domain/group-practice/roles';
import { useMutate } from '~/web/live/client';
import { Button } from '~/web/ui/button';
import { useProblemMessage } from '~/web/ui/problem';
import text from '~/web/ui/text.module.css';
import classes from './start-bar.module.css';
import type { Begun, Group } from './use-group';

/** What is missing for a start, as the end of a message key. */
export function missingFor(roles: Roles, people: number): 'people' | 'both' | 'student' | 'examiner' | 'nothing' {
  if (canStart(roles)) return 'nothing';
  if (people < 2) return 'people';
  if (roles.student === null && roles.examiner === null) return 'both';
  return roles.student === null ? 'student' : 'examiner';
}

interface Props {
  group: Group;
  roles: Roles;
  pending: boolean;
  onBegun: (begun: Begun) => void;
}

/** The host's way to start: enabled only with one student and one examiner (spec 3 §4–5). */
export function StartBar({ group, roles, pending, onBegun }: Props) {
  const message = useProblemMessage();
  const start = useMutate(startGroup, { onSuccess: onBegun });
  const missing = missingFor(roles, group.members.length);
  const Icon = missing === 'nothing' ? IconCircleCheck : IconInfoCircle;

  return (
    <div className={`no-print ${classes.bar}`}>
      <div className={classes.hint} data-ready={missing === 'nothing' || undefined}>
        <Icon size={22} aria-hidden className={classes.sign} />
        <div>
          <p id="start-hint" className={text.strongText}>
            <FormattedMessage id={`group-practice.start.missing-${missing}`} />
          </p>
          {start.error && (
            <p role="alert" className={text.wrongText}>
              {message(start.error)}
            </p>
          )}
        </div>
      </div>
      <Button
        size="large"
        wide
        disabled={missing !== 'nothing' || pending}
        loading={start.isPending}
        aria-describedby="start-hint"
        after={<IconArrowRight size={20} aria-hidden />}
        onClick={() => start.mutate({ pin: group.pin, ...roles })}
      >
        <FormattedMessage id="group-practice.start" />
      </Button>
    </div>
  );
}
