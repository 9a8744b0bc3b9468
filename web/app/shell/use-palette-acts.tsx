import {
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPlayerPlay,
  IconSun,
  IconSunMoon,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trialQuiz } from '~/domain/accounts/trial/contract';
import { LANGUAGES } from '~/domain/accounts/contract';
import { chooseScheme, SCHEMES, useScheme } from '~/web/core/scheme';
import { useEnter } from '~/web/core/enter';
import { useSession } from '~/web/core/session';
import { useMutate } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useProblemMessage } from '~/web/ui/problem';
import { useSetLanguage } from '~/web/ui/language-switch';
import { showToast } from '~/web/ui/toast';
import { useLeave } from '~/web/parts/unsent/use-leave';

interface PaletteAct {
  id: string;
  label: string;
  description: string;
  leftSection: ReactNode;
  onClick: () => void;
}

const OF_SCHEMES: Readonly<Record<(typeof SCHEMES)[number], TablerIcon>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconSunMoon,
};

/** What the palette does besides going somewhere: ten questions, another language, another appearance, signing out. */
export function usePaletteActs(): { acts: PaletteAct[]; dialog: ReactNode } {
  const { formatMessage: say } = useIntl();
  const enter = useEnter();
  const { person, language } = useSession();
  const chosen = useScheme();
  const problemOf = useProblemMessage();
  const failed = (error: Error) => showToast(problemOf(error), { tone: 'failure' });
  const setLanguage = useSetLanguage();
  const ten = useMutate(trialQuiz, { onSuccess: ({ next_url }) => enter(next_url) });
  const { leave, dialog } = useLeave();
  const act = (id: string, label: string, Icon: TablerIcon, onClick: () => void): PaletteAct => ({
    id,
    label,
    description: '',
    leftSection: <Icon size={20} aria-hidden />,
    onClick,
  });
  return {
    acts: [
      act('act.ten', say({ id: 'app.palette.ten' }), IconPlayerPlay, () =>
        ten.mutate({ submission_id: uuid() }, { onError: failed }),
      ),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        act(`act.language.${other}`, say({ id: 'app.palette.language' }, { language: other }), IconLanguage, () =>
          setLanguage.mutate({ language: other }, { onError: failed }),
        ),
      ),
      ...SCHEMES.filter((scheme) => scheme !== chosen).map((scheme) =>
        act(
          `act.scheme.${scheme}`,
          say({ id: 'app.palette.scheme' }, { scheme: say({ id: `app.scheme.${scheme}` }) }),
          OF_SCHEMES[scheme],
          () => chooseScheme(scheme),
        ),
      ),
      ...(person ? [act('act.sign-out', say({ id: 'app.sign-out' }), IconLogout, leave)] : []),
    ],
    dialog,
  };
}
