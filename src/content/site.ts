import { chatAddress } from '../lib/chat'
import { company } from './facts/company'

const env = import.meta.env

export type Licence = (typeof company.licences)[number]

/** The company's facts, and what depends on where the site is served. */
export const site = {
  ...company,
  /** Absolute origin of the public site, without a slash at the end, whatever address the settings give. */
  origin: new URL(env?.VITE_SITE_URL || 'https://shambatrails.example').origin,
  /** Whether the public pages are guarded against copying; `false` here switches it off for good. */
  contentProtection: env?.VITE_CONTENT_PROTECTION !== 'off',
} as const

/** The number that visitors write to, of the site or of facts that are only saved. */
export const chatNumber = ({ chatPhone, phone }: Pick<typeof site, 'chatPhone' | 'phone'> = site) =>
  chatPhone || phone

/** URL of a chat with the operator with `text` as a draft; see `chatAddress` for changes to the text. */
export const chatLink = (text: string): string => chatAddress(chatNumber(), text)
