import { RequestFailure, RightsLost } from '../../data/errors'
import { PictureRefusal } from './check-picture'
import { PreparationFailure } from './prepare-picture'
import { uploadFailureText } from './upload-picture'

/** Client errors that may be temporary: signed out, slow, already there, too many requests. */
const passingStatuses = [401, 408, 409, 425, 429]

function mayPass(status: number): boolean {
  return status === 0 || status >= 500 || passingStatuses.includes(status)
}

/**
 * Explains why a file failed.
 *
 * @returns a user-facing sentence, whether a retry may succeed, and whether there was no response
 */
export function explainUploadFailure(error: unknown) {
  if (error instanceof PictureRefusal) {
    return { message: error.message, canRetry: false, isConnection: false }
  }
  if (error instanceof PreparationFailure) {
    const message = 'This browser could not make a smaller copy of the picture. Please try again.'
    return { message, canRetry: true, isConnection: false }
  }
  const status = error instanceof RequestFailure ? error.status : undefined
  return {
    message: uploadFailureText(error),
    canRetry: !(error instanceof RightsLost) && (status === undefined || mayPass(status)),
    isConnection: status === 0,
  }
}
