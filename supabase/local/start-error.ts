/**
 * The local stack cannot start and the developer can do something about it.
 * The message is one clear sentence that says what; show it without the stack trace.
 */
export class StartError extends Error {
  override name = 'StartError'
}
