import { useEffect, useState } from 'react';
import { CHECK_DELAY, isEmail, isUsername } from '~/domain/accounts/credentials';
import type { FieldError } from '~/domain/kit/errors';
import {
  EMPTY,
  fieldsOf,
  messageKey,
  missingFields,
  missingMessage,
  stepOf,
  wrongFields,
  type Field,
  type FieldMessages,
  type RegistrationValues,
  type Step,
} from './form';
import { useAvailability } from './use-availability';

/**
 * The three steps with their checks. What is wrong with a field is said 500 ms after the last key, or at once when the
 * step is to be left; while one types on, nothing is said.
 */
export function useRegistration() {
  const [step, setStep] = useState<Step>(1);
  const [values, setValues] = useState(EMPTY);
  const [settled, setSettled] = useState(EMPTY);
  const [refused, setRefused] = useState<FieldMessages>({});
  const [missing, setMissing] = useState<readonly Field[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [values]);

  const email = useAvailability(isEmail(settled.email) ? settled.email.trim() : '');
  const username = useAvailability(isUsername(settled.username.trim()) ? settled.username.trim() : '');
  const isSettled = (field: Field) => settled[field] === values[field];
  const taken = {
    email: email === 'taken' && isSettled('email'),
    username: username === 'taken' && isSettled('username'),
  };
  const wrong = wrongFields(values, taken);

  const messageOf = (field: Field): string | null => {
    if (refused[field]) return refused[field];
    if (missing.includes(field)) return missingMessage(field);
    const depends =
      field === 'email_confirm' ? isSettled('email') : field === 'password_confirm' ? isSettled('password') : true;
    return isSettled(field) && depends ? (wrong[field] ?? null) : null;
  };

  const change = (changed: Partial<RegistrationValues>) => {
    const fields = Object.keys(changed) as Field[];
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field as Field))),
    );
    setMissing((before) => before.filter((field) => !fields.includes(field)));
  };

  return {
    step,
    values,
    change,
    messageOf,
    availability: {
      email: isSettled('email') && !refused.email ? email : 'unasked',
      username: isSettled('username') && !refused.username ? username : 'unasked',
    } as const,
    /** Whether the alert that something is empty is shown. */
    incomplete: missing.length > 0,
    goTo: setStep,
    /** The first field that keeps this step from being left, having said why; null when it may be left. */
    blocker(): Field | null {
      setSettled(values);
      const empty = missingFields(step, values);
      setMissing(empty);
      return empty[0] ?? fieldsOf(step).find((field) => wrong[field] ?? refused[field]) ?? null;
    },
    /** Shows what the server refused, at the step of the first such field; null when it named none. */
    refuse(errors: FieldError[]): Field | null {
      if (errors.length === 0) return null;
      setRefused(Object.fromEntries(errors.map((error) => [error.path, messageKey(error.message)])));
      const first = [...errors].sort((a, b) => stepOf(a.path) - stepOf(b.path))[0]!;
      setStep(stepOf(first.path));
      return first.path as Field;
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
