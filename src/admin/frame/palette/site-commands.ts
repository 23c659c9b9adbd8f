import { FileText } from 'lucide-react'
import { factSheets } from '../../../content/collections/facts/sheets'
import { adminPaths } from '../../../lib/admin-paths'
import { searchWords, siteRooms } from '../site-rooms'
import type { PageCommand } from './palette-commands'

/** The sheets of the page Site, found by the labels of what is in them. */
export const siteCommands: readonly PageCommand[] = siteRooms
  .flatMap(({ sheets }) => sheets)
  .map((sheet) => ({
    name: factSheets[sheet.key].part.label,
    to: adminPaths.site(sheet.key),
    Icon: FileText,
    words: searchWords(sheet),
  }))
