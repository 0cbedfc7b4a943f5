/**
 * The caller erred: the request is refused, nothing is written, and the message says what to do about it.
 * Anything else that is thrown is a fault of ours and answers 500.
 */
export class AppError extends Error {
  readonly code: string;
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422;
  /** Input path → message, shown next to the field. */
  readonly fields: Record<string, string>;

  constructor(
    status: AppError['status'],
    code: string,
    message: string,
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const notFound = (what: string, id: string | number): AppError =>
  new AppError(404, 'not_found', `There is no ${what} ${id}.`);

/** Input of the right shape that the app's rules refuse; `field` is where the page shows the message. */
export const refused = (message: string, field?: string): AppError =>
  new AppError(422, 'refused', message, field ? { [field]: message } : {});

/** The world changed meanwhile: already cancelled, already paid, held by somebody else. */
export const conflict = (message: string): AppError => new AppError(409, 'conflict', message);

export const declined = (message: string): AppError => new AppError(402, 'declined', message);

export const forbidden = (message: string): AppError => new AppError(403, 'forbidden', message);

export const unauthorized = (message: string): AppError => new AppError(401, 'unauthorized', message);
