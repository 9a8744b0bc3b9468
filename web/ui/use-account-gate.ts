import { useLocation, useNavigate } from 'react-router';
import { login, register } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '../core/session';

/** Wraps what only somebody with an account may do: a guest is led to register, a stranger to sign in, and back here afterwards. */
export function useAccountGate(): (act: () => void) => () => void {
  const { person } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act) => () => {
    if (person && !person.guest) act();
    else void navigate(href(person ? register : login, {}, { next: `${pathname}${search}` }));
  };
}
