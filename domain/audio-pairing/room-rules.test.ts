import { COME_WITHIN_SECONDS, STAY_SECONDS } from './contract';
import { AWAY_ENDS_SECONDS, type Outcome, type Room, type RoomSeat, settle } from './room-rules';

const MATCHED = 1_000_000;
const at = (seconds: number) => MATCHED + seconds * 1_000;
const absent: Partial<RoomSeat> = { away_since: MATCHED };
const here = (since = 3): Partial<RoomSeat> => ({ came_at: at(since), away_since: null });
const gone = (since: number, came = 3): Partial<RoomSeat> => ({ came_at: at(came), away_since: at(since) });
const left = (came?: number): Partial<RoomSeat> => ({ came_at: came === undefined ? null : at(came), left: true });

function room(first: Partial<RoomSeat>, second: Partial<RoomSeat>, fields: Partial<Room> = {}): Room {
  const seat = (account_id: number, one: Partial<RoomSeat>): RoomSeat => ({
    account_id,
    came_at: null,
    left: false,
    away_since: null,
    ...one,
  });
  return {
    matched_at: MATCHED,
    kept: false,
    closed: false,
    company: false,
    seats: [seat(1, first), seat(2, second)],
    ...fields,
  };
}
const over = (outcome: Outcome) =>
  outcome.over ? outcome.fates.map(({ attended, put_back, notice }) => [attended, put_back, notice]) : outcome;

describe('a room', () => {
  it('waits 20 s for both to come, and to the end of the first minute for both to stay', () => {
    expect([COME_WITHIN_SECONDS, STAY_SECONDS]).toEqual([20, 60]);
    expect(settle(room(absent, absent), at(0))).toEqual({ over: false, kept: false, check_at: at(20) });
    expect(settle(room(here(), absent), at(19.999))).toEqual({ over: false, kept: false, check_at: at(20) });
    expect(settle(room(here(), here()), at(20))).toEqual({ over: false, kept: false, check_at: at(60) });
    expect(settle(room(here(), here()), at(60))).toEqual({ over: false, kept: true, check_at: null });
  });

  it('puts back the one who came if the other did not', () => {
    expect(over(settle(room(here(), absent), at(20)))).toEqual([
      [true, true, 'partner-did-not-come'],
      [false, false, 'did-not-come'],
    ]);
    expect(over(settle(room(absent, here()), at(20)))).toEqual([
      [false, false, 'did-not-come'],
      [true, true, 'partner-did-not-come'],
    ]);
  });

  it('puts back nobody when neither came', () => {
    expect(over(settle(room(absent, absent), at(20)))).toEqual([
      [false, false, 'did-not-come'],
      [false, false, 'did-not-come'],
    ]);
  });

  it('puts back the one who is left in the first minute, come or not yet come', () => {
    expect(over(settle(room(left(3), here()), at(59)))).toEqual([
      [false, false, null],
      [true, true, 'partner-left'],
    ]);
    expect(over(settle(room(gone(40), here()), at(51)))).toEqual([
      [false, false, null],
      [true, true, 'partner-left'],
    ]);
    expect(over(settle(room(left(), absent), at(2)))).toEqual([
      [false, false, null],
      [null, true, 'partner-did-not-come'],
    ]);
  });

  it('puts nobody back after the first minute: the pairing was one', () => {
    expect(over(settle(room(left(3), here(), { kept: true }), at(61)))).toEqual([
      [true, false, null],
      [true, false, null],
    ]);
    expect(over(settle(room(here(), here(), { kept: true, closed: true }), at(600)))).toEqual([
      [true, false, null],
      [true, false, null],
    ]);
  });

  it('outlasts a network that is away for less than two minutes, once it has lasted', () => {
    expect(settle(room(gone(100), here(), { kept: true }), at(100 + AWAY_ENDS_SECONDS - 0.001))).toEqual({
      over: false,
      kept: true,
      check_at: null,
    });
    expect(settle(room(gone(100), here(), { kept: true }), at(100 + AWAY_ENDS_SECONDS))).toMatchObject({ over: true });
  });

  it('puts nobody back who has company', () => {
    expect(over(settle(room(left(3), here(), { company: true }), at(30)))).toEqual([
      [false, false, null],
      [true, false, null],
    ]);
  });

  it('blames nobody when it was closed for both', () => {
    expect(over(settle(room(here(), here(), { closed: true }), at(30)))).toEqual([
      [true, false, null],
      [true, false, null],
    ]);
  });
});
