import { IconEdit, IconListDetails } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { guideEditor, topicEditor, writingList } from '~/domain/notebook/writing/contract';
import { useSession } from '~/web/core/session';
import { LinkButton } from '~/web/ui/button';

/** Leads authors from the page of a topic or a guide to its editor. */
export function WriteLink() {
  const { abilities } = useSession();
  const { topic_slug, slug = '' } = useParams();
  if (!abilities.publish) return null;
  return (
    <LinkButton
      to={topic_slug === undefined ? href(guideEditor, { slug }) : href(topicEditor, { topic_slug })}
      variant="default"
      before={<IconEdit size={18} aria-hidden />}
    >
      <FormattedMessage id="notebook.to-write" />
    </LinkButton>
  );
}

/** Leads authors from the first page of the notebook to the texts that they write. */
export function TextsLink() {
  const { abilities } = useSession();
  if (!abilities.publish) return null;
  return (
    <LinkButton to={href(writingList)} variant="default" before={<IconListDetails size={18} aria-hidden />}>
      <FormattedMessage id="notebook.to-texts" />
    </LinkButton>
  );
}
