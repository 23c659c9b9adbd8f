const emitWarning = process.emitWarning.bind(process)

/**
 * Importing @supabase/lite replaces `process.emitWarning` by a version that throws whenever Node warns
 * with an Error object, which would turn a harmless warning into a crash. Import this module before
 * lite and call this after it.
 */
export function restoreNodeWarnings(): void {
  process.emitWarning = emitWarning
}
