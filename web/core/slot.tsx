import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { createContext, Suspense, useContext, type ComponentType } from 'react';

/** The places in pages where other rooms add something, and what they are given there. */
export interface Slots {
  /** On the result of a round of a group, for those who took part. */
  'group-result': { quizlogId: number };
  /** Among what a candidate with an account can do with their result. */
  'own-result': { quizlogId: number };
  /** On a station's page and its result: what to read on it, there folded away. */
  'station-reading': { stationId: number; folded?: boolean };
  /** Where a station is changed: the topics and guides that it belongs to. */
  'station-ties': { stationId: number };
  /** Beside a question that is written, on a wide screen: as its learners will see it. */
  'question-preview': { form: QuestionForm; anyRight: boolean; topicName: string };
  /** Low on the start page, once it is at rest. */
  home: object;
  /** On `/profile/`: what the person has learnt. */
  profile: { personId: number };
  /** On `/profile/subscription/`: what the person pays for. */
  subscription: Record<string, never>;
}

/** What a room adds, by slot: parts that are fetched when they are first shown (`web/ui/fetched.tsx`). */
export type Additions = { readonly [N in keyof Slots]?: ComponentType<Slots[N]> };

/** What all rooms add; `app/routes.tsx` provides it. */
export const AdditionsContext = createContext<readonly Additions[]>([]);

/** Shows what rooms add here. Nothing stands in its place until it is there. */
export function Slot<N extends keyof Slots>({ name, given }: { name: N; given: Slots[N] }) {
  return useContext(AdditionsContext).map((additions, index) => {
    const Addition: ComponentType<Slots[N]> | undefined = additions[name];
    return (
      Addition && (
        <Suspense key={index} fallback={null}>
          <Addition {...given} />
        </Suspense>
      )
    );
  });
}
