import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

const wishSchema = z.object({ opensUpload: z.literal(true) })

/**
 * Whether the upload panel of a page is open: at the wish of the person, or of the link that led
 * here with the state `{ opensUpload: true }`. The wish counts once, not again on the way back.
 */
export function useUploadPanel(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  const [heardKey, setHeardKey] = useState<string>()
  const isWished = wishSchema.safeParse(state).success
  if (isWished && key !== heardKey) {
    setHeardKey(key)
    setOpen(true)
  }

  useEffect(() => {
    if (isWished) void navigate(pathname + search, { replace: true })
  }, [isWished, navigate, pathname, search])

  return [isOpen, setOpen]
}
