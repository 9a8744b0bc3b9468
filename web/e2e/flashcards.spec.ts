import type { Page } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { expectNoViolations } from './axe';
import { tabTo } from './keyboard';
import { registerByCall } from './partners';
import { expect, post, test } from './people';
import { en, es, type Say } from './words';
