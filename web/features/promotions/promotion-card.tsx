import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ShownPromotion } from '~/domain/promotions/contract';
import { Art } from './art';
import classes from './promotion.module.css';

interface Props {
  promotion: ShownPromotion;
  onFollow: () => void;
  onDismiss: () => void;
  /** Further ways out, beside the link. */
  children?: ReactNode;
}

/** What one promotion says, where it leads, and how to be rid of it. */
export function PromotionCard({ promotion, onFollow, onDismiss, children }: Props) {
  const { formatMessage: say } = useIntl();
  const { title, body, link, link_text, picture } = promotion;
  return (
    <article className={classes.card} aria-labelledby={`promotion-${promotion.id}`}>
      <Art picture={picture} link={link} />
      <div className={classes.words}>
        <h3 id={`promotion-${promotion.id}`} className={classes.title}>
          {title}
        </h3>
        <p className={classes.body}>{body}</p>
        <div className={classes.ways}>
          <Button component={Link} to={link} variant="light" onClick={onFollow}>
            {link_text}
          </Button>
          {children}
        </div>
      </div>
      <ActionIcon
        className={classes.close}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={say({ id: 'promotions.dismiss' }, { title })}
        title={say({ id: 'promotions.dismiss.hint' })}
        onClick={onDismiss}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </article>
  );
}
