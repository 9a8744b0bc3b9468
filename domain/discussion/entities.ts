import { Comment } from './comment.entity';

export const discussionEntities = [Comment];
