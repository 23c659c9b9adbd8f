import { useEffect, useState } from 'react'

type Postcard = typeof import('./booking-postcard')

/** What decorates the form, fetched with it and not with the tour. The form works without it. */
export function usePostcard(): Postcard | undefined {
  const [postcard, setPostcard] = useState<Postcard>()
  useEffect(() => {
    import('./booking-postcard').then(setPostcard, () => undefined)
  }, [])
  return postcard
}
