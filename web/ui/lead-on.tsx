// oxlint-disable-next-line no-restricted-imports -- The one place that shows something meanwhile.
import { Navigate, type To } from 'react-router';
import { SkeletonList } from './skeleton-list';

/** Takes the place of a page that leads elsewhere. What is left is shown as on its way until the other page is there, and never empty. */
export const LeadOn = ({ to }: { to: To }) => (
  <>
    <Navigate replace to={to} />
    <SkeletonList />
  </>
);
