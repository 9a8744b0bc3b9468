import type { ComponentType } from 'react';
import { ClearCard } from '../privacy/clear-card';
import { DeleteCard } from '../privacy/delete-card';
import { DownloadCard } from '../privacy/download-card';
import { NoticesCard } from '../privacy/notices-card';

/** The cards of `/profile/privacy/`, from top to bottom; each is a file of its part. */
export const PRIVACY_CARDS: readonly ComponentType[] = [DownloadCard, NoticesCard, ClearCard, DeleteCard];
