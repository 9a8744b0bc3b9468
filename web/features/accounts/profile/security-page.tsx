import { CardPage } from './card-page';
import { SECURITY_CARDS } from './security-cards';

export const SecurityPage = () => <CardPage id="profile.security" cards={SECURITY_CARDS} />;
