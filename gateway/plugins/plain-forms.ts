import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeNext } from '~/domain/accounts/safe-next';
import type { Problem } from '~/domain/kit/errors';
import { prefersHtml } from './accepts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Plain HTML forms of our own pages may post it. */
    plainForm?: boolean;
  }
  interface FastifyRequest {
    /** A browser posted a form of our own pages by itself, without a script. */
    plainForm: boolean;
  }
}

/** Names, in the address of a page, the code of the problem that its form was refused for. */
export const REFUSED = 'refused';

/** Whether it looks like a plain form, at an address that takes one: not yet that a page of ours has it. */
export const looksLikePlainForm = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.plainForm === true &&
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  prefersHtml({ headers });

/** A plain form leads to the page that an answer names; any other request is answered what there is. */
export const answerOrGoOn = (request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown =>
  request.plainForm ? reply.redirect((answer as { next_url: string }).next_url, 303) : answer;

/** Leads a plain form that was refused to where it can go instead, else back to its page, which says why. */
export function sendBack(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { referer } = request.headers;
  const page = new URL(referer && URL.canParse(referer) ? referer : `http://${request.host}/`);
  page.searchParams.set(REFUSED, problem.code);
  return reply.redirect(problem.options.nextUrl ?? safeNext(page.pathname + page.search), 303);
}
