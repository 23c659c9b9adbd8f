import { RequestFailure, RightsLost } from '../../data/errors'
import { PictureRefusal } from './check-picture'
import { PreparationFailure } from './prepare-picture'
import { uploadFailureText } from './storage-error'

export type UploadFailure = {
  /** A sentence for people. */
  message: string
  /** Whether the same file may work at another try. */
  canRetry: boolean
  /** Whether there was no answer at all. */
  isConnection: boolean
}

/** Answers under 500 that may be another one next time: signed out, slow, already there, too many. */
const passingStatuses = [401, 408, 409, 425, 429]

function mayPass(status: number): boolean {
  return status === 0 || status >= 500 || passingStatuses.includes(status)
}

/** What went wrong with a file, in words, and whether to offer another try. */
export function explainUploadFailure(error: unknown): UploadFailure {
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
