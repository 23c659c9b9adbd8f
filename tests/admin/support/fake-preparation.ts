import { vi } from 'vitest'
import { PictureRefusal, refusalTexts } from '../../../src/admin/kit/pictures/check-picture'
import type { PreparedPicture } from '../../../src/admin/kit/pictures/prepare-picture'

/** Replaces the real one, as jsdom has no canvas; refuses a HEIC file as browsers do. */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (file instanceof File && file.name.endsWith('.heic')) {
    throw new PictureRefusal(refusalTexts.heic)
  }
  const takenAt = '2026-03-04T10:20:30'
  if (file instanceof File && file.name.startsWith('tiny')) {
    const blob = new Blob(['small'], { type: 'image/webp' })
    return { blob, width: 300, height: 200, extension: 'webp', thumbnail: blob }
  }
  const blob = new Blob(['small'], { type: 'image/webp' })
  return { blob, width: 2000, height: 1500, extension: 'webp', thumbnail: blob, takenAt }
}

/** Adds object URLs, which jsdom lacks. */
export function stubObjectUrls(): void {
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => 'blob:preview')
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>()
}

/** Files as from a file dialog. */
export function photos(...names: string[]): File[] {
  return names.map(
    (name, index) => new File(['photo'], name, { type: 'image/jpeg', lastModified: index }),
  )
}
