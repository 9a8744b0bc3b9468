import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const leaderboardPersonalData: PersonalData = {
  tables: [deletedWithAccount('leaderboard_people', [['id', 'int']], ['alias', 'joined_at'])],
};
