/** Attributes of the input that opens the file dialog. They make an iPhone convert HEIC to JPEG. */
export const dialogAttributes = {
  type: 'file',
  accept: 'image/jpeg,image/png,image/webp,image/avif',
  multiple: true,
} as const

/** Attributes of the input that opens a phone's camera. */
export const cameraAttributes = {
  type: 'file',
  accept: 'image/*',
  capture: 'environment',
} as const

export type Intake = {
  files: File[]
  /** Messages about skipped files. */
  notices: string[]
}

/** The data of a drop or a paste; a part of `DataTransfer`. */
export type Transfer = Pick<DataTransfer, 'files' | 'items'>

function readItems(items: DataTransferItemList): { files: File[]; folders: number } {
  const files: File[] = []
  let folders = 0
  for (const item of items) {
    if (item.kind !== 'file') continue
    // A folder also arrives as a file, but one that cannot be read.
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
 * The files that were chosen, dropped, pasted or photographed. Must be called within the event:
 * browsers clear the data right after it. `checkPicture` checks the files themselves.
 *
 * @param source `files` of an input, `dataTransfer` of a drop, or `clipboardData` of a paste
 */
export function takeFiles(source: FileList | Transfer | null): Intake {
  if (source === null) return { files: [], notices: [] }
  if (!('items' in source)) return { files: [...source], notices: [] }
  if (source.items.length === 0) return { files: [...source.files], notices: [] }
  const { files, folders } = readItems(source.items)
  return { files, notices: folderNotices(folders) }
}
