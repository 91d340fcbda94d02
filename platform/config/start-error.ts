/** A reason not to start that a person can act on: printed as one line, exit code 1, no stack. */

export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}
