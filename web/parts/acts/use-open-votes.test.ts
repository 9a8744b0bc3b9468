import { withVote } from './use-open-votes';

describe('a vote that can be changed', () => {
  const sent = { vote: 0, upvotes: 3, downvotes: 1 };
  // rules: 2.4.11
  it('is counted once, moved, and cleared', () => {
    const up = withVote(sent, 1);
    expect(up).toEqual({ vote: 1, upvotes: 4, downvotes: 1 });
    expect(withVote(up, 1)).toEqual(up);
    expect(withVote(up, -1)).toEqual({ vote: -1, upvotes: 3, downvotes: 2 });
    expect(withVote(up, 0)).toEqual(sent);
  });
});
