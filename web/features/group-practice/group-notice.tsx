import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { LinkButton } from '~/web/ui/button';
import { PageHeader } from '~/web/ui/page-header';
import layout from '~/web/ui/layout.module.css';
import classes from './join.module.css';

interface GroupNoticeProps {
  kind: 'ended' | 'removed' | 'not-in';
  children?: ReactNode;
}

/** Why the group is not, or no longer, here; and the way home. */
export function GroupNotice({ kind, children }: GroupNoticeProps) {
  const intl = useIntl();
  return (
    <div className={classes.card} role={kind === 'removed' ? 'alert' : undefined}>
      <GroupSpot size={88} />
      <PageHeader title={intl.formatMessage({ id: `group-practice.${kind}.title` })} />
      <div className={layout.stackLoose}>
        <p className={layout.flush}>
          <FormattedMessage id={`group-practice.${kind}.lead`} />
        </p>
        <div className={layout.acts}>
          {children}
          <LinkButton variant={children ? 'default' : 'filled'} to={href(stationList, { base: STATION_BASES[0] })}>
            <FormattedMessage id="group-practice.to-stations" />
          </LinkButton>
          <LinkButton variant="default" to={href(joinPrompt)}>
            <FormattedMessage id="group-practice.join.other-pin" />
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
