import { page } from '../../kit/contract';

/** My learning. The specification posts a person's settings here (`email_preferences`, `clear_data`, `delete_account`). */
export const profile = page({
  path: '/profile/',
  access: 'registered',
  summary: "One's own learning, and the actions on one's account.",
  spec: 'spec 2 §2, §7',
});

export const profileDetails = page({
  path: '/profile/details/',
  access: 'registered',
  summary: "One's name, training and picture, and what others see of them.",
  spec: 'spec 2 §3, §5',
});

export const profileSecurity = page({
  path: '/profile/security/',
  access: 'registered',
  summary: 'How one signs in.',
});

export const profilePrivacy = page({
  path: '/profile/privacy/',
  access: 'registered',
  summary: "One's data: taking it along, clearing it, deleting the account.",
});
