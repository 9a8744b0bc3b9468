import { CardPage } from './card-page';
import { PRIVACY_CARDS } from './privacy-cards';

export const PrivacyPage = () => <CardPage id="profile.privacy" cards={PRIVACY_CARDS} />;
