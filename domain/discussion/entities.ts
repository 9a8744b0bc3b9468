import { Comment } from './comment.entity';
import { Report } from './report.entity';

export const discussionEntities = [Comment, Report];
