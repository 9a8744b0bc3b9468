import { useQueryClient } from '@tanstack/react-query';
import { rosterLive, classLive, type TutorClassData, tutorClassPage } from '~/domain/classes/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { useLive } from '~/web/live/use-live';

/** A class as its tutor sees it, as members join and finish work. */
export function useTutorClass(classId: number) {
  const cache = useQueryClient();
  const address = { params: { class_id: classId } };
  const page = usePage(tutorClassPage, address, { refetchOnMount: 'always' });
  const enabled = !!page.data;
  const { snapshot: now } = useLive(classLive, classId, { initial: page.data?.class, enabled });
  const {
    snapshot: roster,
    connection,
    error: out,
  } = useLive(rosterLive, classId, { initial: page.data?.roster, enabled });
  const show = {
    onSuccess: (answer: TutorClassData) => cache.setQueryData(pageKey(tutorClassPage, address), answer),
  };
  return {
    ...page,
    /** Also of a class that was shown before, to somebody who is its tutor no more. */
    error: out ?? page.error,
    now,
    roster,
    connection,
    assign: useAction(tutorClassPage, 'assign', address, show),
    unassign: useAction(tutorClassPage, 'unassign', address, show),
    removeMember: useAction(tutorClassPage, 'remove_member', address, show),
    newPin: useAction(tutorClassPage, 'new_pin', address, show),
    close: useAction(tutorClassPage, 'close', address, show),
  };
}

export type TutorClass = ReturnType<typeof useTutorClass>;
