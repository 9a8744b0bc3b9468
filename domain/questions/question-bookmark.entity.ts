import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('question_bookmarks')
export class QuestionBookmark {
  @PrimaryColumn('int')
  account_id!: number;

  @PrimaryColumn('int')
  question_id!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}
