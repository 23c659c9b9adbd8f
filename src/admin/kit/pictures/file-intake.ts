/** Attributes of the field that opens the file dialog. An iPhone turns HEIC into JPEG for it. */
export const dialogAttributes = {
  type: 'file',
  accept: 'image/jpeg,image/png,image/webp,image/avif',
  multiple: true,
} as const

/** Attributes of the field that opens the camera of a phone. */
export const cameraAttributes = {
  type: 'file',
  accept: 'image/*',
  capture: 'environment',
} as const

export type Intake = {
  files: File[]
  /** Sentences for people about what was left out. */
  notices: string[]
}

/** What a drop or a paste carries; a part of `DataTransfer`. */
export type Transfer = Pick<DataTransfer, 'files' | 'items'>

function readItems(items: DataTransferItemList): { files: File[]; folders: number } {
  const files: File[] = []
  let folders = 0
  for (const item of items) {
    if (item.kind !== 'file') continue
    // A folder comes as a file too, one that cannot be read.
    if (item.webkitGetAsEntry()?.isDirectory) {
      folders += 1
      continue
    }
    const file = item.getAsFile()
    if (file !== null) files.push(file)
  }
  return { files, folders }
}

function folderNotices(folders: number): string[] {
  if (folders === 0) return []
  const what = folders === 1 ? 'A folder was' : `${folders} folders were`
  return [`${what} left out. Open ${folders === 1 ? 'it' : 'them'} and add the pictures inside.`]
}

/**
 * The files that somebody chose, dropped, pasted or photographed. Must be called within the event:
 * browsers empty a drop right after it. What the files are is for `checkPicture` to say.
 *
 * @param source `files` of a field, `dataTransfer` of a drop, or `clipboardData` of a paste
 */
export function takeFiles(source: FileList | Transfer | null): Intake {
  if (source === null) return { files: [], notices: [] }
  if (!('items' in source)) return { files: [...source], notices: [] }
  if (source.items.length === 0) return { files: [...source.files], notices: [] }
  const { files, folders } = readItems(source.items)
  return { files, notices: folderNotices(folders) }
}
