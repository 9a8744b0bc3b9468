import { WithMantine } from '~/web/ui/mantine';
import type { Standing } from './standing';
import { ComeBack } from '../privacy/come-back';
import { ConsentPage } from './consent-page';

/** Stands in place of the page that was opened, until it is answered. */
export const StandingPage = ({ standing }: { standing: Standing }) => (
  <WithMantine>{standing === 'leaving' ? <ComeBack /> : <ConsentPage />}</WithMantine>
);
