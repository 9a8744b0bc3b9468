interface Led {
  /** A page of a menu. */
  from: string;
  /** A demo account that sees the links there. */
  as: string;
  /** The message of the button there that opens a menu with them. */
  behind?: string;
  /** A narrow screen folds them away. */
  wide?: true;
  to: readonly string[];
}

/** The pages that no menu leads to, by the page of a menu that does. */
export const LED_TO: readonly Led[] = [
  { from: '/osce-stations/', as: 'author1', wide: true, to: ['/osce-stations/personal/'] },
  { from: '/osce-stations/launchpad/', as: 'author1', to: ['/osce-stations/create/', '/osce-stations/geeky-ai/'] },
  { from: '/osce-stations/virtual-patient-launchpad/', as: 'author1', to: ['/osce-stations/virtual-patient/create/'] },
  { from: '/osce-stations/circuits/', as: 'learner1', to: ['/circuit-runs/'] },
  { from: '/learn/quiz/setup/', as: 'learner1', to: ['/learn/packs/'] },
  { from: '/questions/mine/', as: 'author1', to: ['/questions/create/'] },
  {
    from: '/questions/mine/',
    as: 'author1',
    behind: 'questions.mine.more',
    to: ['/questions/analysis/', '/questions/export/', '/questions/import/'],
  },
  { from: '/questions/mine/', as: 'learner1', behind: 'questions.mine.more', to: ['/become-author/'] },
  {
    from: '/flashcards/',
    as: 'learner1',
    to: [
      '/flashcards/away/',
      '/flashcards/browse/',
      '/flashcards/pack/create-generation-job/',
      '/flashcards/progress/',
    ],
  },
  { from: '/flashcards/decks/', as: 'author1', to: ['/flashcards/create-card/', '/flashcards/create-deck/'] },
  { from: '/notebook/', as: 'author1', to: ['/notebook/writing/'] },
  { from: '/events/', as: 'learner1', to: ['/events/new/'] },
  { from: '/classes/', as: 'learner1', to: ['/tutor/'] },
  {
    from: '/profile/',
    as: 'learner1',
    to: ['/profile/details/', '/profile/privacy/', '/profile/security/', '/profile/subscription/'],
  },
  { from: '/ops/', as: 'staff1', wide: true, to: ['/ops/reports/'] },
  { from: '/ops/people/', as: 'staff1', to: ['/ops/institutions/'] },
  { from: '/staff/statistics/', as: 'staff1', to: ['/staff/users/'] },
];

/** Pages that nobody looks for: why each is not led to. */
export const NOT_WALKED_TO: Readonly<Record<string, string>> = {
  '/forgotten-password/': 'on the page where one signs in',
  '/guides/create/': 'begun on the page of the texts that one writes',
  '/login/second-step/': 'follows a password',
  '/first-staff/': 'its address is printed where the product is started',
  '/ops/mailbox/': 'of a demo alone, whose start prints its address',
  '/profile/details/push/': 'leads to the profile by itself',
  '/profile/security/devices/': 'leads to the profile by itself',
  '/profile/security/second-factor/': 'leads to the profile by itself',
  '/try/group/': 'on the start page of visitors',
  '/sanctions/': 'in the menu of people with a sanction',
};
