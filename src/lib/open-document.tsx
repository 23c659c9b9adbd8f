import { useEffect } from 'react'

/**
 * Takes the place of a page that belongs to the other half of the product: site and studio each
 * have a router and a document of their own. The address is already that of the page, so that
 * Back and Forward count it once.
 */
export function OpenDocument() {
  useEffect(() => {
    window.location.reload()
  }, [])
  return null
}
