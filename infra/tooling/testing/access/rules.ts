/** Who is let in, among those whom the `access` of a contract admits. `nobody`: only the owner. */
export type Who = 'everyone' | 'registered' | 'supporters' | 'authors' | 'moderators' | 'staff' | 'nobody';

export interface Rule {
  who: Who;
  /** Whether the owner of a thing is let in as well; they are unless this is false. */
  owner?: false;
  of: RegExp;
}

/** Targets that name a second thing, which is not there: for those who are let in a 404 is an answer like any other. */
export const NAMES_ANOTHER =
  /open_section|editors\/ invite|:proposal_id\/ rebase|:account_id\/ lift|edit\/ (autosave|discard)|(history|synonyms)\/ re(store|move)|_queue$|_job$/;

/**
 * The rules that are finer than `access`. Without one, a thing with an owner is there for its owner alone, and everything else for
 * everybody whom `access` admits. The first that fits counts.
 */
export const RULES: readonly Rule[] = [
  // Nobody decides on what they wrote themselves, nor sees who reported it.
  { who: 'moderators', owner: false, of: /moderation\/flashcards\/:card_id\/ (publish|send_back)/ },
  {
    who: 'moderators',
    owner: false,
    of: /(questions\/proposals|notebook\/writing)\/:proposal_id\/ (take|publish|send_back)/,
  },
  { who: 'moderators', owner: false, of: /moderation\/proposals\/|moderation\.proposal/ },
  { who: 'moderators', owner: false, of: /moderation\/(cases|reports|applications\/:)|moderation\.case/ },
  // The author alone takes back and rewrites.
  { who: 'nobody', of: /moderation\/flashcards\/:card_id\/ withdraw|:proposal_id\/ (withdraw|discard|rebase)/ },
  { who: 'moderators', of: /moderation\/flashcards|moderated-card|:proposal_id|questions\.proposal/ },
  { who: 'moderators', of: /(GET|POST|LIVE) (\/moderation\/|moderation\.)|synonyms/ },
  {
    who: 'moderators',
    of: /profile\/all_users|notebook\/check|sections\/:section_id\/history\/ restore|quizzes\.bank-check/,
  },
  { who: 'moderators', of: /:question_id\/comments|discussion\.thread|quiz\/discussion/ },
  { who: 'everyone', of: /import_\w+_template|clone_kit/ },
  // In a group alone.
  {
    who: 'nobody',
    owner: false,
    of: /:slug\/(checklist\/ settle_suggestions|student\/ (open_checklist|observer_ticks))/,
  },
  // Of a station that its owner has not published.
  {
    who: 'moderators',
    of: /\/:base\/(virtual-patient\/)?:slug\/|station\.editing|stations\/editing|station-ties|consultations\/of-station/,
  },
  { who: 'everyone', of: /guides\/:slug\/edit\/ generate/ },
  {
    who: 'authors',
    of: /\/(notebook|guides)\/(.*\/edit\/|create\/|writing\/$|sections)|notebook\.editing|notebook\/(editing|linked-term)/,
  },
  { who: 'authors', of: /flashcards\/create-card/ },
  { who: 'supporters', of: /suggest_flashcard_back/ },
  { who: 'staff', of: /LIVE statistics/ },
  { who: 'registered', of: /LIVE (pairing\.searching|events\.event)$/ },
  // An event is there for everybody, its link and its people for those who have a place.
  { who: 'everyone', of: /\/events\/:event_id\/( sign_up| leave| check_event)?$/ },
  { who: 'everyone', of: /\/join\/:pin|join-deck|\/classes\/:class_id\/ leave/ },
  // Takes of what is named what one may review, follows or has; the rest is left out.
  {
    who: 'everyone',
    of: /flashcards\/(open-review|submit-answers|setup)|:quizlogId\/ cards|:deck_id\/ seen|remove_passkey/,
  },
  // Authors get the answer that they are authors; an application that is not open is decided, for any applicant.
  { who: 'authors', of: /become-author\/ submit/ },
  { who: 'everyone', of: /become-author\/ withdraw/ },
  // Nobody votes for their own card, or follows their own deck.
  { who: 'nobody', owner: false, of: /flashcards\/vote|:deck_id\/ follow/ },
  // There is staff already, and no server for speech or payments. A guide has nothing to be generated from.
  { who: 'nobody', owner: false, of: /GET \/first-staff|speech\/transcription|payment\/change-plan|payments\/ refund/ },
  // The token in the address is the right; a made-up one opens nothing.
  { who: 'nobody', of: /:token/ },
];
