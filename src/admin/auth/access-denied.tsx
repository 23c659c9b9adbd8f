import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { rememberDenial, signOutAddress } from './denial'
import { LoadingPage } from '../kit/page/loading-page'

/** Says once that admin rights are missing, offers to sign out, and leads to the public site. */
export function AccessDenied({ userId }: { userId: string }) {
  const navigate = useNavigate()
  const isSaid = useRef(false)

  useEffect(() => {
    // Strict mode runs effects twice; one denial is one message.
    if (isSaid.current) return
    isSaid.current = true
    rememberDenial(userId)
    showToast({
      kind: 'error',
      title: 'Access denied. Admin privileges required.',
      // The message stands on the site, which is another document.
      action: { label: 'Sign out', to: signOutAddress },
    })
    void navigate(paths.home(), { replace: true })
  }, [userId, navigate])

  return <LoadingPage label="Leaving the admin panel" />
}
