import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

const wishSchema = z.object({ opensUpload: z.literal(true) })

/**
 * State of a page's upload panel. It also opens when a link led here with the state `{ opensUpload:
 * true }`; once only, not again when going back.
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
