import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { readStored, writeStored } from '../../lib/storage'
import { guideLanguages, type Guide, type GuideLanguage } from './guide'

const storageKey = 'studio-help-language'

/** The language is in the address, so that a page can be sent to somebody in theirs. */
const queryName = 'lang'

const guides: Readonly<Record<GuideLanguage, () => Promise<{ guide: Guide }>>> = {
  en: () => import('./guide-en'),
  sw: () => import('./guide-sw'),
}

const isLanguage = (value: string | null): value is GuideLanguage =>
  value !== null && Object.hasOwn(guideLanguages, value)

/** The language that was chosen on this device, else Swahili where the browser prefers it. */
function usualLanguage(): GuideLanguage {
  const stored = readStored('local', storageKey)
  if (isLanguage(stored)) return stored
  return navigator.language.startsWith('sw') ? 'sw' : 'en'
}

const guideOptions = (language: GuideLanguage) =>
  queryOptions({
    queryKey: ['guide', language],
    queryFn: async () => (await guides[language]()).guide,
    // A file of the site, which may be kept on the device.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { task: 'Loading the guide' },
  })

/**
 * The guide in the language of the address, or else in the usual one.
 *
 * @returns the language, what the guide is loaded with, and the query part of the address for a language
 */
export function useGuide() {
  const [search] = useSearchParams()
  const wanted = search.get(queryName)
  const language = isLanguage(wanted) ? wanted : usualLanguage()
  return {
    language,
    query: useQuery(guideOptions(language)),
    searchOf: (other: GuideLanguage) => `?${queryName}=${other}`,
    remember: (other: GuideLanguage) => void writeStored('local', storageKey, other),
  }
}
