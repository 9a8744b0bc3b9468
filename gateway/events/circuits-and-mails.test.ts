import type { Person } from '~/domain/accounts/person';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aCircuit } from '~/infra/tooling/testing/factories/circuit-runs';
import { anEvent } from '~/infra/tooling/testing/factories/events';
import { type SmtpReceived, startSmtpServer, type TestSmtpServer } from '~/infra/tooling/testing/smtp-server';
import { World } from '~/infra/tooling/testing/world';

const HOUR = 3_600_000;

let smtp: TestSmtpServer;
let world: World;
beforeAll(async () => {
  smtp = await startSmtpServer();
  world = new World({
    publicUrl: 'https://practice.example',
    mail: { smtpUrl: smtp.url, from: 'Wardmates <no-reply@practice.example>', mailbox: false },
  });
  await world.open();
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});

const act = async (eventId: number, person: Person, data_request: string, fields: object = {}) =>
  (await world.signedIn(person)).post(`/events/${eventId}/`, { data_request, ...fields });

describe('an event of a circuit', () => {
  it('opens its run at its time, with who came in it', async () => {
    const [host, one] = [await aPerson(world), await aPerson(world)];
    const circuit = await aCircuit(world, host);
    const { id } = await anEvent(world, { host, circuit_id: circuit.id, others: [one] });
    world.clock.advance(2 * HOUR);
    expect(await world.drain()).toEqual([]);
    const pins = await Promise.all([host, one].map(async (person) => (await act(id, person, 'enter')).body.next_url));
    expect(pins[0]).toMatch(/^\/circuit-runs\/\d{9}\/$/);
    expect(pins[1]).toBe(pins[0]);
    const members = await world.deps.dataSource.query(
      `SELECT m.account_id FROM events e JOIN group_members m ON m.session_id = e.session_id WHERE e.id = $1 ORDER BY m.account_id`,
      [id],
    );
    expect(members.map(({ account_id }: { account_id: number }) => account_id)).toEqual([host.id, one.id]);
  });

  it('that is deleted before is cancelled, and everyone is notified', async () => {
    const [host, one] = [await aPerson(world), await aPerson(world)];
    const circuit = await aCircuit(world, host);
    const { id } = await anEvent(world, { host, circuit_id: circuit.id, others: [one] });
    await world.deps.dataSource.query('DELETE FROM circuits WHERE id = $1', [circuit.id]);
    world.clock.advance(2 * HOUR);
    expect(await world.drain()).toEqual([]);
    const { body } = await (await world.signedIn(one)).get(`/events/${id}/`);
    expect(body.event).toMatchObject({ state: 'cancelled', cause: 'station-gone' });
  });
});

describe('the mail of an event', () => {
  const calendarsTo = async (person: Person) => {
    expect(await world.drain()).toEqual([]);
    const address = `${person.username}@test.example`;
    return smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ mail }: SmtpReceived) => {
        // Shown as an invitation by mail clients that know calendars, and as a file by the others.
        const [file, ...more] = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
        expect(more).toEqual([]);
        expect(mail.attachments.map(({ filename }) => filename)).toContain('event.ics');
        const { content } = file!;
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        return { subject: mail.subject, mimeType: file!.mimeType, method: file!.method, text };
      });
  };
  const valueOf = (text: string, name: string) => new RegExp(`^${name}[^:]*:(.*?)\r?$`, 'm').exec(text)?.[1];

  it('carries a calendar file: the same event moved, then cancelled', async () => {
    const [host, one] = [await aPerson(world), await aPerson(world, { language: 'es' })];
    const { id } = await anEvent(world, { host, others: [one], title: 'Chest pain, on time' });
    const starts = `${new Date(world.clock.now().getTime() + 48 * HOUR).toISOString().slice(0, 10)}T19:00`;
    expect((await act(id, host, 'move', { starts, zone: 'UTC', minutes: 60 })).status).toBe(200);
    const [moved] = await calendarsTo(one);
    expect((await act(id, host, 'cancel', { reason: 'The examiner is ill.' })).status).toBe(200);
    const cancelled = (await calendarsTo(one)).at(-1)!;
    expect(moved).toMatchObject({
      subject: 'Nueva hora: Chest pain, on time',
      mimeType: 'text/calendar',
      method: 'PUBLISH',
    });
    expect(cancelled).toMatchObject({ mimeType: 'text/calendar', method: 'CANCEL' });
    for (const { text, method } of [moved!, cancelled]) {
      expect(valueOf(text, 'METHOD')).toBe(method);
      expect(valueOf(text, 'DTSTART')).toBe(`${starts.replaceAll(/[-:]/g, '')}00Z`);
    }
    expect(valueOf(cancelled.text, 'UID')).toBe(valueOf(moved!.text, 'UID'));
    expect(valueOf(moved!.text, 'UID')).toBeDefined();
    expect(Number(valueOf(cancelled.text, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(moved!.text, 'SEQUENCE')));
    expect(valueOf(cancelled.text, 'STATUS')).toBe('CANCELLED');
  });
});
