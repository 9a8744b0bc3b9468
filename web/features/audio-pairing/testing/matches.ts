import type { MatchSnapshot } from '~/domain/audio-pairing/contract';

export const NOW = 1_800_000_000_000;

export const matchOf = (more: Partial<MatchSnapshot> = {}): MatchSnapshot => ({
  version: 1,
  state: 'idle',
  partner_name: '',
  partner_avatar: '',
  partner_training_stage: null,
  partner_reliability: null,
  partner_came: false,
  url: '',
  pairing_id: null,
  come_by: null,
  searching_count: 0,
  waiting_since: null,
  preferences: null,
  notice: null,
  to_rate: null,
  server_time: NOW,
  ...more,
});

export const searching = (seconds: number, more: Partial<MatchSnapshot> = {}): MatchSnapshot =>
  matchOf({
    state: 'searching',
    searching_count: 1,
    waiting_since: NOW - seconds * 1_000,
    preferences: { style: 1, stage: 'near', language: 'en' },
    ...more,
  });

export const matched = (more: Partial<MatchSnapshot> = {}): MatchSnapshot =>
  matchOf({
    version: 2,
    state: 'matched',
    partner_name: 'Ben',
    partner_training_stage: 1,
    partner_reliability: { attended: 18, of: 20 },
    url: '/group-study/482913507/',
    pairing_id: 5,
    come_by: NOW + 20_000,
    preferences: { style: 1, stage: 'near', language: 'en' },
    ...more,
  });
