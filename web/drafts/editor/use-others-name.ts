import { useSession } from '~/web/core/session';

/** The name of the person who changed something; empty if it may have been oneself, in another tab or on another device. */
export function useOthersName(): (name: string) => string {
  const own = useSession().person?.name;
  return (name) => (name === own ? '' : name);
}
