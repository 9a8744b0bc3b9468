import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { stationList } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { LinkButton } from '~/web/ui/button';
import { EmptyState } from '~/web/ui/empty-state';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';

/** One is not, or no longer, part of the group: what happened, and ways on. */
export function GroupLost({ base }: { base: StationBase }) {
  return (
    <div role="alert">
      <h1 className={text.unseen}>
        <FormattedMessage id="stations.group.lost.title" />
      </h1>
      <EmptyState
        art={<GroupSpot />}
        title={<FormattedMessage id="stations.group.lost.title" />}
        action={
          <div className={layout.buttonsCentred}>
            <LinkButton to={href(stationList, { base })}>
              <FormattedMessage id="stations.group.lost.home" />
            </LinkButton>
            <LinkButton variant="default" to={href(joinPrompt)}>
              <FormattedMessage id="stations.group.lost.join" />
            </LinkButton>
          </div>
        }
      >
        <FormattedMessage id="stations.group.lost" />
      </EmptyState>
    </div>
  );
}
