import type { PdfFile } from './pdf-file'

/** A PDF with what it was made of, see `keptPdfs`; without, it can only be kept together with its group. */
export type KeptFile = PdfFile & { madeOf?: string }

/** Several files as one: a line of JSON with their names, sizes and what they were made of, then their bytes. */
export function packFiles(files: readonly KeptFile[]): Buffer {
  const list = files.map(({ name, content, madeOf }) => [name, content.length, madeOf])
  const head = Buffer.from(`${JSON.stringify(list)}\n`)
  return Buffer.concat([head, ...files.map(({ content }) => content)])
}

/** The files of `packFiles`. */
export function unpackFiles(packed: Buffer): KeptFile[] {
  const end = packed.indexOf('\n')
  const list: [string, number, string | null][] = JSON.parse(packed.toString('utf8', 0, end))
  let at = end + 1
  return list.map(([name, size, madeOf]) => {
    const content = packed.subarray(at, at + size)
    at += size
    return { name, content, ...(madeOf && { madeOf }) }
  })
}
