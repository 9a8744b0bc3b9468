import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const HTML = 'text/html';
const JSON_TYPE = 'application/json';

const preferred = (order: string[]) =>
  new LRUCache<string, string>({
    max: 200,
    memoMethod: (accept) => new Negotiator({ headers: { accept } }).mediaType(order) ?? '',
  });
const preferredOnPages = preferred([HTML, JSON_TYPE]);
const preferredElsewhere = preferred([JSON_TYPE, HTML]);

/** Whether data is what a request wants most, by its `Accept`. If both are equally welcome, as without the header, it is the app. */
export const prefersJson = ({ headers: { accept = '*/*' } }: Pick<FastifyRequest, 'headers'>): boolean =>
  preferredOnPages.memo(accept) === JSON_TYPE;

/** Whether a request asks for a page by name, as a browser does that opens one. A wildcard is not enough. */
export const prefersHtml = ({ headers: { accept = '*/*' } }: Pick<FastifyRequest, 'headers'>): boolean =>
  preferredElsewhere.memo(accept) === HTML;
