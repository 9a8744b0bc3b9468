/** An error as the API answers it: `{ error: { type, code, message, param, decline_code } }`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error',
    message: string,
    readonly more: { code?: string; param?: string; decline_code?: string; charge?: string } = {},
  ) {
    super(message);
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.more } };
  }
}

export const badRequest = (message: string, param?: string, code?: string) =>
  new ApiError(400, 'invalid_request_error', message, { param, code });
export const missing = (kind: string, id: string, param = 'id') =>
  new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
