import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const leaderboardPersonalData: PersonalData = {
  tables: [deletedWithAccount('leaderboard_people', 'alias, joined_at')],
};
