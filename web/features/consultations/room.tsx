import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { aiEntry } from '~/domain/consultations/ai-entry-contract';
import { consultationPage, launchpad } from '~/domain/consultations/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { withWords } from '~/web/messages/words';

/** The launchpad under each of the four bases, and the consultations begun there. */
export const routes: RouteObject[] = [
  ...STATION_BASES.map((base) => ({
    path: launchpad.path.replace(':base', base),
    handle: { base, heading: 'consultations.launchpad', lead: 'consultations.launchpad.lead' },
    lazy: withWords('consultation', async () => ({
      Component: (await import('./launchpad/launchpad-page')).LaunchpadPage,
    })),
  })),
  ...STATION_BASES.map((base) => ({
    path: aiEntry.path.replace(':base', base),
    handle: { base, heading: 'consultations.ai', lead: 'consultations.ai.lead' },
    lazy: withWords('consultation', async () => ({
      Component: (await import('./ai-entry/ai-entry-page')).AiEntryPage,
    })),
  })),
  {
    path: consultationPage.path,
    handle: { work: true },
    lazy: withWords('consultation', async () => ({
      Component: (await import('./consultation-page')).ConsultationPage,
    })),
  },
];

export const consultationsRoom: WebRoom = { name: 'consultations', routes };
