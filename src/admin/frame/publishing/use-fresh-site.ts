import { useEffect, useRef } from 'react'
import type { ContentManifest } from '../../../publish/rows'
import { openAnew } from './open-anew'

const studioPath = /^\/(?:admin|auth)(?:\/|$)/

/**
 * A document keeps the site that it was opened with. Who leaves the studio after the site was built
 * anew gets a new document, and with it what was published.
 */
export function useFreshSite(manifest: ContentManifest | null): void {
  const first = useRef<string>(undefined)
  const isOld = useRef(false)

  useEffect(() => {
    if (!manifest) return
    first.current ??= manifest.builtAt
    isOld.current = manifest.builtAt !== first.current
  }, [manifest])

  useEffect(
    () => () => {
      if (isOld.current && !studioPath.test(window.location.pathname)) openAnew()
    },
    [],
  )
}
