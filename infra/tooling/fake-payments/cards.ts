/** What becomes of a charge to a test card. `''` means that it succeeds. */
export interface TestCard {
  number: string;
  brand: string;
  about: string;
  /** A decline code when the card is charged with the person present. */
  present?: string;
  /** The same for a renewal, if the person is not there. */
  renewal?: string;
  /** The person is asked to confirm the payment first. */
  confirms?: true;
}

/** The usual test cards. No other number is taken: this provider moves no money, and a real card must not be typed here. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', about: 'Succeeds' },
  { number: '5555555555554444', brand: 'mastercard', about: 'Succeeds' },
  {
    number: '4000000000000002',
    brand: 'visa',
    about: 'Is declined',
    present: 'generic_decline',
    renewal: 'generic_decline',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    about: 'Has insufficient funds',
    present: 'insufficient_funds',
    renewal: 'insufficient_funds',
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    about: 'Is declined as expired',
    present: 'expired_card',
    renewal: 'expired_card',
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    about: 'Is declined for a wrong security code',
    present: 'incorrect_cvc',
    renewal: 'incorrect_cvc',
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    about: 'Ends with a processing error',
    present: 'processing_error',
    renewal: 'processing_error',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    about: 'Can be saved, and is declined when it is charged',
    present: 'generic_decline',
    renewal: 'generic_decline',
  },
  { number: '4000002500003155', brand: 'visa', about: 'Asks for a confirmation once', confirms: true },
  {
    number: '4000002760003184',
    brand: 'visa',
    about: 'Asks for a confirmation of every payment',
    confirms: true,
    renewal: 'authentication_required',
  },
];

/** The codes that the API gives beside the decline code. */
export const errorCodeOf = (decline: string): string =>
  ['expired_card', 'incorrect_cvc', 'processing_error', 'authentication_required'].includes(decline)
    ? decline
    : 'card_declined';

const WORDS: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
};
export const messageOf = (decline: string): string => WORDS[decline] ?? 'Your card was declined.';

export const testCard = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => card.number === number.replaceAll(/[\s-]/g, ''));

/** The journal keeps what a card does, and not its number. Journals of before 2026-12 name the number. */
export const cardThat = (does: string): TestCard | undefined =>
  TEST_CARDS.find(({ about }) => about === does) ?? testCard(does);
