import {
  IconBook2,
  IconCards,
  IconHelpCircle,
  IconStethoscope,
  IconUser,
  IconVersions,
  type TablerIcon,
} from '@tabler/icons-react';
import type { SearchedKind } from '~/domain/search/contract';

/** What a thing that was found is. */
export const KIND_ICONS: Readonly<Record<SearchedKind, TablerIcon>> = {
  notebook: IconBook2,
  station: IconStethoscope,
  card: IconCards,
  deck: IconVersions,
  question: IconHelpCircle,
  person: IconUser,
};
