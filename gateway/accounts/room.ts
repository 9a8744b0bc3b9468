import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountForSignIn, findAccountForLogin, type SigningIn } from '~/domain/accounts/account-for-login.query';
import * as contract from '~/domain/accounts/contract';
import { isTaken } from '~/domain/accounts/is-taken.query';
import { markNotificationsRead } from '~/domain/accounts/mark-notifications-read';
import { notificationsOf, type NotificationsSnapshot } from '~/domain/accounts/notifications.query';
import type { Person } from '~/domain/accounts/person';
import { personAbilities } from '~/domain/accounts/policy';
import { register, registrationRefused } from '~/domain/accounts/register';
import { registrationErrors, tidyRegistration } from '~/domain/accounts/registration';
import { commonPasswordErrors } from '~/infra/sessions/common-passwords';
import { safeNext } from '~/domain/accounts/safe-next';
import { searchInstitutions } from '~/domain/accounts/search-institutions.query';
import { setLanguage } from '~/domain/accounts/set-language';
import { abilitiesOf } from '~/domain/kit/abilities';
import { invalid, notFound, Problem } from '~/domain/kit/errors';
import { findActiveGroup } from '~/domain/group-practice/active-group.query';
import type { Deps } from '~/infra/process/deps';
import { addressKey, type Counted, type GiveBack, guessing, takeAll } from '~/infra/redis/limits';
import { hashPassword, passwordFits } from '~/infra/sessions/passwords';
import { SESSION_COOKIE } from '~/infra/sessions/sessions';
import { Admission, turnsByKey } from '../plugins/admission';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { bindEmail } from './email/bind';
import { bindFirstStaff } from './roles/first-staff';
import { bindTrial } from './trial/bind';
import { bindInstitutions } from './institutions/bind';
import { bindPeople } from './roles/people';
import { provenBy, rotateSession } from './security/begin-session';
import { bindSecurity } from './security/bind';
import { DEVICE_COOKIE, type KnownDevice, readDevice } from './known-device';
import { bindConsent } from './consent/bind';
import { bindPrivacy, standingFor } from './privacy/bind';
import { bindPush } from './push/bind';
import { bindProfile } from './profile/bind';

const signInFailed = () => invalid('sign-in-failed', 'The username or password is incorrect.');

function bindRegistration(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, contract.register, {
    actions: {
      submit: async ({ person, input, query, request, reply }) => {
        const form = tidyRegistration(input);
        const errors = [...registrationErrors(form), ...commonPasswordErrors(form.password)];
        if (errors.length > 0) throw registrationRefused(errors);
        const address = addressKey(request.ip);
        const { registration, registrationWorked } = app.limits;
        await (
          await Admission.of(app, request, 'register')
        ).take([[registration, address]], [[registrationWorked, address]]);
        const account = { form, passwordHash: await hashPassword(form.password), language: request.language };
        const { registered, token } = await deps.inTransaction(async (tx) => {
          const registered = await register(tx, person, account);
          return { registered, ...(await app.sessions.create(registered.id, tx, provenBy(request))) };
        });
        await rotateSession(app, { request, reply }, token);
        await app.sessions.forgetPerson(registered.id);
        reply.setDevice(registered.id);
        return { next_url: safeNext(form.next ?? query.next) };
      },
    },
  });

  bindCall(app, deps, contract.checkUsername, async ({ input, request }) => {
    await app.limits.usernameCheck.take(addressKey(request.ip));
    // Nobody can have an empty name.
    const taken = input.username === '' || (await isTaken(deps.read, input.username, request.person?.id));
    return { status: taken ? ('unavailable' as const) : ('available' as const) };
  });

  bindCall(app, deps, contract.educationalInstitutions, async ({ input, request }) => {
    await app.limits.institutionSearch.take(addressKey(request.ip));
    return { institutions: await searchInstitutions(deps.read, input.q) };
  });
}

interface SignIn {
  request: FastifyRequest;
  username: string;
  password: string;
}

/** Tries at one name that run at once on one gateway. */
const AT_ONCE_BY_NAME = 4;

/** What signs people in, with the limits on wrong passwords. */
function openSignIn(app: FastifyInstance, deps: Deps) {
  const { limits } = app;
  const turns = turnsByKey(AT_ONCE_BY_NAME);

  /** @returns null when the device has no tries of its own left: it is a stranger then */
  const takeOfDevice = (device: KnownDevice | null): Promise<GiveBack | null> =>
    device
      ? takeAll([[limits.signInByDevice, device.id]]).catch((error: unknown) => {
          if (error instanceof Problem && error.kind === 'too-many') return null;
          throw error;
        })
      : Promise.resolve(null);

  async function attempt({ request, username, password }: SignIn, typed: string): Promise<SigningIn> {
    const address = addressKey(request.ip);
    const device = readDevice(deps.config, request.cookies[DEVICE_COOKIE]);
    const admission = await Admission.of(app, request, 'sign-in');
    const ofDevice = await takeOfDevice(device);
    // Before anything is looked up. Of the device alone, the account must be known first.
    const taken: GiveBack[] = [
      ofDevice ??
        (await admission.take([[limits.signInByAddress, address]], [[limits.signInByAddressWorked, address]])),
    ];
    const giveBack = async () => void (await Promise.all(taken.map((one) => one())));
    return guessing(giveBack, 'sign-in-failed', async () => {
      const account = await findAccountForLogin(deps.read, username);
      if (!ofDevice || device?.accountId !== account?.person.id) {
        // By account if there is one, so that its address and its name do not give twice the tries.
        const name = account ? account.person.id : typed;
        const here = `${name}:${address}`;
        const free: Counted[] = [
          [limits.signInByNameAndAddress, here],
          [limits.signInByName, name],
        ];
        const worked: Counted[] = [
          [limits.signInByNameAndAddressWorked, here],
          [limits.signInByNameWorked, name],
        ];
        // A device of somebody else is a stranger's.
        if (ofDevice) {
          free.push([limits.signInByAddress, address]);
          worked.push([limits.signInByAddressWorked, address]);
        }
        taken.push(await admission.take(free, worked));
      }
      const fits = await passwordFits(account?.passwordHash ?? null, password);
      if (!account || !fits) throw signInFailed();
      return account;
    });
  }

  /** @throws Problem `sign-in-failed`, whether there is no such account or the password is another; `work-needed`, `too-many` */
  return (sent: SignIn): Promise<SigningIn> => {
    const typed = createHash('sha256').update(sent.username.trim().toLowerCase()).digest('base64url');
    return turns(typed, () => attempt(sent, typed));
  };
}

function bindSession(app: FastifyInstance, deps: Deps, { start, passkeys }: ReturnType<typeof bindSecurity>): void {
  const signIn = openSignIn(app, deps);
  bindPage(app, deps, contract.login, {
    actions: {
      submit: async ({ input, query, request, reply }) => {
        const account = await signIn({ ...input, request });
        return start.afterPassword(account, { request, reply, next: input.next ?? query.next });
      },
      passkey_options: ({ request }) => passkeys.optionsToSignIn(request.host),
      passkey: async ({ input, query, request, reply }) => {
        // No guess hits a passkey: the limit is for what the check costs.
        await app.limits.passkeySignIn.take(addressKey(request.ip));
        const account = await accountForSignIn(deps.read, await passkeys.signIn(request.host, input.credential));
        if (!account) throw notFound();
        return start.afterPasskey(account, { request, reply, next: input.next ?? query.next });
      },
    },
  });

  bindCall(app, deps, contract.logout, async ({ input, request, reply }) => {
    await app.sessions.revoke(request.cookies[SESSION_COOKIE]);
    reply.clearSession();
    return { next_url: safeNext(input.next) };
  });

  bindCall(app, deps, contract.session, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { person, language } = request;
    const abilities = abilitiesOf(personAbilities, person, null);
    const [group, standing] = await Promise.all([
      person && findActiveGroup(deps.read, person.id),
      standingFor(deps, person),
    ]);
    return {
      person,
      abilities,
      language,
      ...(person?.rolesOff ? { roles_off: person.rolesOff } : {}),
      group,
      ...standing,
      server_time: deps.clock.now().getTime(),
    };
  });

  bindCall(app, deps, contract.setLanguage, async ({ input, request, reply }) => {
    const { person } = request;
    if (person) {
      await deps.inTransaction((tx) => setLanguage(tx, person, input.language));
      await app.sessions.forgetPerson(person.id);
    }
    reply.setLanguage(input.language);
    return { next_url: safeNext(input.next) };
  });
}

function bindNotifications(app: FastifyInstance, deps: Deps): void {
  const snapshot = async (person: Person): Promise<NotificationsSnapshot> => {
    const notifications = await notificationsOf(deps.read, person.id);
    if (!notifications) throw notFound();
    return notifications;
  };

  bindPage(app, deps, contract.notificationsPage, {
    data: ({ person }) => snapshot(person),
    actions: {
      check_notifications: ({ person }) => snapshot(person),
      mark_read: async ({ person, input }) => {
        await deps.inTransaction((tx) => markNotificationsRead(tx, person, input.notification_id ?? null));
        return snapshot(person);
      },
    },
  });
}

export function bindAccounts(app: FastifyInstance, deps: Deps): void {
  bindRegistration(app, deps);
  bindSession(app, deps, bindSecurity(app, deps));
  bindNotifications(app, deps);
  bindFirstStaff(app, deps);
  bindTrial(app, deps);
  bindProfile(app, deps);
  bindEmail(app, deps);
  bindPrivacy(app, deps);
  bindPush(app, deps);
  bindConsent(app, deps);
}

function bindStaffPages(app: FastifyInstance, deps: Deps): void {
  bindPeople(app, deps);
  bindInstitutions(app, deps);
}

export const accountsRoom: GatewayRoom = { name: 'accounts', bind: bindAccounts, bindForStaff: bindStaffPages };
