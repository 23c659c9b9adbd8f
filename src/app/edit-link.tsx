import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { matchPath, useLocation } from 'react-router-dom'
import { adminPaths } from '../lib/admin-paths'
import { paths } from '../lib/paths'

/**
 * Floats over a tour, an article or a picture of the gallery and leads to its editor. Whoever may not
 * edit it is stopped there, not here.
 */
export function EditLink() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [found, setFound] = useState<{ address: string; path: string | undefined }>()
  // Inside an open dialog, because everything outside of it is inert.
  const dialog = useSyncExternalStore(watchDialog, openDialog)

  useEffect(() => {
    let isCurrent = true
    const find = async () => {
      // Without the list of ids there is no link; the page works as it is.
      const path = await editPathOf(pathname, search).catch(() => undefined)
      if (isCurrent) setFound({ address, path })
    }
    void find()
    return () => {
      isCurrent = false
    }
  }, [address, pathname, search])

  if (found?.address !== address || found.path === undefined) return null
  return createPortal(
    // Another document: the studio has its own router. The viewer closes on presses beside what is solid.
    // The dialogs have their buttons at the bottom and on the right, on phones along the whole upper edge, the viewer
    // its count on the left.
    <a
      href={found.path}
      data-solid
      className={`fixed z-50 ${dialog ? 'top-20 left-4 sm:top-2 sm:left-20' : 'bottom-4 left-4'} inline-flex min-h-11 items-center rounded-postcard border border-card bg-ink px-4 font-semibold text-card shadow-raised hover:underline print:hidden`}
    >
      Edit this
    </a>,
    dialog ?? document.body,
  )
}

/** Path of the editor of what an address shows; undefined for pages that the studio does not edit. */
async function editPathOf(pathname: string, search: string): Promise<string | undefined> {
  const tour = matchPath('/tours/:slug', pathname)
  if (tour) {
    const { tourCards } = await import('../content/tour-cards')
    const id = tourCards.find(({ slug }) => slug === tour.params.slug)?.id
    return id === undefined ? undefined : adminPaths.tour(id)
  }
  const article = matchPath('/blog/:slug', pathname)
  if (article) {
    const { articleCards } = await import('../content/article-cards')
    const id = articleCards.find(({ slug }) => slug === article.params.slug)?.id
    return id === undefined ? undefined : adminPaths.post(id)
  }
  const photo = new URLSearchParams(search).get('photo') ?? ''
  const isPhoto = pathname === paths.gallery() && /^[1-9]\d{0,14}$/.test(photo)
  return isPhoto ? adminPaths.image(Number(photo)) : undefined
}

function openDialog(): Element | null {
  return document.querySelector('[role="dialog"]')
}

function watchDialog(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
