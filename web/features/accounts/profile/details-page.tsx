import { CardPage } from './card-page';

export const DetailsPage = () => <CardPage id="profile.details" cards={[]} />;
