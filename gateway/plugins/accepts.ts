import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const HTML = 'text/html';
const JSON_TYPE = 'application/json';

/** Whether data is what a request wants most, by its `Accept`. If both are equally welcome, as without the header, it is the app. */
export const prefersJson = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  new Negotiator({ headers }).mediaType([HTML, JSON_TYPE]) === JSON_TYPE;

/** Whether a request asks for a page by name, as a browser does that opens one. A wildcard is not enough. */
export const prefersHtml = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  new Negotiator({ headers }).mediaType([JSON_TYPE, HTML]) === HTML;
