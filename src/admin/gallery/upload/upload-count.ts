import type { UploadSummary } from '../../kit/pictures/upload-item'

/** The progress of all uploads in one sentence. */
export function uploadCountText({ total, done, failed, cancelled }: UploadSummary): string {
  const wanted = total - cancelled
  if (wanted === 0) return ''
  const what = wanted === 1 ? 'picture' : 'pictures'
  return `${done} of ${wanted} ${what} uploaded${failed > 0 ? `, ${failed} failed` : ''}.`
}
