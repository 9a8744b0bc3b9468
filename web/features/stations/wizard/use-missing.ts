import { useEffect, useMemo, useReducer } from 'react';
import { missingInStep, VALIDATION_EVERY, WIZARD_STEPS, type MissingPart } from '~/domain/stations/wizard/steps';
import { formOf, type Sheet } from '../editor/sheet';

/** What is missing in each step, worked out at once with every change, and every 2 s besides (spec 3 §9). */
export function useMissing(sheet: Sheet): readonly (readonly MissingPart[])[] {
  const [checked, check] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(check, VALIDATION_EVERY);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => {
    const form = formOf(sheet);
    return WIZARD_STEPS.map((_, index) => missingInStep(form, index + 1));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `checked` is when, not what
  }, [sheet, checked]);
}
