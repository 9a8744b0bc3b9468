import { reviewersBy, standingIn } from '~/domain/review/good-standing';

/** Whether a person may check what others propose: moderators, and authors in good standing. */
export const mayReview = reviewersBy(standingIn('questions', 'question_proposals'));
